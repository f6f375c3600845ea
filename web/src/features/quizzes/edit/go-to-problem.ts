/** Marks a group of inputs that is invalid as a whole; the value is the type of the input to focus. */
export const PROBLEM = 'data-problem'

/** Moves the focus to the first problem, once it is rendered. */
export const goToFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(
      `main [aria-invalid="true"], main [${PROBLEM}="text"] input[type="text"][value=""], main [${PROBLEM}="radio"] input`,
    )
    wrong?.focus()
    wrong?.scrollIntoView?.({ block: 'center' })
  })
}
