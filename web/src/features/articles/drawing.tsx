/** Inlines one of our pictures, so that its colours follow the page's theme. */
export const Drawing = ({ svg, className }: { svg: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made into a module at build time
  <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)
