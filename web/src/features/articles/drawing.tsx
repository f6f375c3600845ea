/** A picture of ours as it is, so that its colours follow the page's theme. */
export const Drawing = ({ svg, className }: { svg: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, made into a module before the build
  <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)
