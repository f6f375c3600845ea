/** The frames of one question, as one browser received them. */
export interface Asked {
  readonly prompt: string
  readonly choices: readonly string[]
  /** Frames of the game while the question was open: fields and their values. */
  readonly open: readonly Readonly<Record<string, unknown>>[]
  /** Every frame of any kind until just before the reveal. */
  readonly before: readonly string[]
  /** The frame that revealed the answer. */
  readonly reveal: { readonly right: number; readonly choices: readonly (number | null)[] }
}

interface Frame {
  readonly topic?: string
  readonly doc?: Readonly<Record<string, unknown>>
  readonly set?: Readonly<Record<string, unknown>>
}

type Question = Pick<Asked, 'prompt' | 'choices'>

/** Splits the frames of a live socket by question. */
export const questionsIn = (frames: readonly string[]): Asked[] => {
  const found: Asked[] = []
  let asked: Question | null = null
  let open: Readonly<Record<string, unknown>>[] = []
  for (const [i, text] of frames.entries()) {
    const { topic, doc, set } = JSON.parse(text) as Frame
    const fields = doc ?? set
    if (!topic?.startsWith('game:') || fields === undefined) continue
    if (fields.question) {
      asked = fields.question as Question
      open = []
    }
    if (fields.reveal && asked !== null) {
      found.push({ ...asked, open, before: frames.slice(0, i), reveal: fields.reveal as Asked['reveal'] })
      asked = null
    } else if (asked !== null) open.push(fields)
  }
  return found
}
