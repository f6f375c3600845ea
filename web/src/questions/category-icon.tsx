import icons from './category-icons.svg'

/** The icon of a category, in its colour where an element around it has the category as `data-category`. */
export const CategoryIcon = ({
  category,
  className,
}: {
  category: string
  className?: string | undefined
}) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${icons}#${category}`} />
  </svg>
)
