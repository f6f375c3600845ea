/** Marks a place that is wrong without being an input: a group of them. */
export const PROBLEM = 'data-problem'

/** The focus goes to the first place that is wrong, once the page shows it. */
export const goToFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(`main [aria-invalid="true"], main [${PROBLEM}] input`)
    wrong?.focus()
    wrong?.scrollIntoView?.({ block: 'center' })
  })
}
