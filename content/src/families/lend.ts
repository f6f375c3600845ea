/**
 * Wrong choices for the members of a set: each gets the answers of the one before it and of the two after it. So each
 * answer of a set is right once and wrong three times, and the form of the choices tells nothing.
 */
export const lendAnswers = (answers: readonly string[]): [string, string, string][] =>
  answers.map((_, at) => {
    const [a = '', b = '', c = ''] = [at - 1, at + 1, at + 2].map((other) =>
      answers.at(other % answers.length),
    )
    return [a, b, c]
  })
