import type { StoreApi } from 'zustand'
import type { Call } from '../../../live/client.ts'
import type { Failure } from '../../../live/reply.ts'
import { checkDraft } from './check-draft.ts'
import { type EditorState, isDirty, type Saving } from './editor-state.ts'

interface AutosaveParts {
  readonly call: Call
  readonly quizId: string
  readonly store: StoreApi<EditorState>
  /** The server's version that the draft is based on. */
  readonly updatedAt: number
}

/** Delay from the last change to saving, ms. */
const PAUSE = 1_200
/** Delay before a temporary failure is retried, ms. */
const RETRY = 10_000

const isTemporary = ({ status }: Failure): boolean =>
  status === 'INTERNAL' ||
  status === 'UNAVAILABLE' ||
  status === 'DEADLINE_EXCEEDED' ||
  status === 'RESOURCE_EXHAUSTED'

/** Saves the draft when typing pauses, one save at a time. */
export class Autosave {
  readonly #call: Call
  readonly #quizId: string
  readonly #store: StoreApi<EditorState>
  #updatedAt: number
  #running: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ call, quizId, store, updatedAt }: AutosaveParts) {
    this.#call = call
    this.#quizId = quizId
    this.#store = store
    this.#updatedAt = updatedAt
  }

  /** The draft has changed. */
  schedule(): void {
    const { draft, saving } = this.#store.getState()
    if (saving.kind === 'changed') return
    this.#show({ kind: 'quiz' in checkDraft(draft) ? 'waiting' : 'unfinished' })
    this.#saveIn(PAUSE)
  }

  /** Saves now. True: the server has everything. */
  save(): Promise<boolean> {
    this.stop()
    this.#running ??= this.#saveDraft().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Saves the draft over this version of the server's. */
  async overwrite(updatedAt: number): Promise<void> {
    this.#updatedAt = updatedAt
    this.#show({ kind: 'waiting' })
    await this.save()
  }

  /** The draft has been replaced with this version of the server's. */
  onLoaded(updatedAt: number): void {
    this.stop()
    this.#updatedAt = updatedAt
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #saveDraft(): Promise<boolean> {
    const { draft, saved, saving } = this.#store.getState()
    if (draft === saved) return true
    if (saving.kind === 'changed') return false
    const checked = checkDraft(draft)
    if ('problems' in checked) {
      this.#show({ kind: 'unfinished' })
      return false
    }
    this.#show({ kind: 'saving' })
    const input = { quizId: this.#quizId, quiz: checked.quiz, updatedAt: this.#updatedAt }
    const { result, error } = await this.#call('saveQuiz', input)
    if (error) return this.#onRefused(error)
    this.#updatedAt = result.updatedAt
    this.#store.setState({ saved: draft, state: result.state })
    if (isDirty(this.#store.getState())) return this.#saveDraft()
    this.#show({ kind: 'saved' })
    return true
  }

  #onRefused(failure: Failure): false {
    if (failure.reason === 'quiz-changed') {
      this.#show({ kind: 'changed' })
      return false
    }
    this.#show({ kind: 'failed', message: failure.message })
    if (isTemporary(failure)) this.#saveIn(RETRY)
    return false
  }

  #saveIn(ms: number): void {
    this.stop()
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #show(saving: Saving): void {
    this.#store.setState({ saving })
  }
}
