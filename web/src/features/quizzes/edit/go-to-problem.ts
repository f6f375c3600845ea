/** Marks a group of inputs that is wrong as a whole; its value says of which type the first one to go to is. */
export const PROBLEM = 'data-problem'

/** The focus goes to the first place that is wrong, once the page shows it. */
export const goToFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(
      `main [aria-invalid="true"], main [${PROBLEM}="text"] input[type="text"][value=""], main [${PROBLEM}="radio"] input`,
    )
    wrong?.focus()
    wrong?.scrollIntoView?.({ block: 'center' })
  })
}
