import type { Tab } from './tab.ts'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread, µs, without the time of other processes. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const TASK = 'ThreadControllerImpl::RunTask'
const PAGE_THREAD = 'CrRendererMain'

/** The processor time that the page's thread needed for an action, ms. */
export const threadTime = async (tab: Tab, action: () => Promise<void>): Promise<number> => {
  const events: TraceEvent[] = []
  tab.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as TraceEvent[])))
  const complete = new Promise<void>((resolve) => tab.on('Tracing.tracingComplete', () => resolve()))
  await tab.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' })
  await action()
  await tab.send('Tracing.end')
  await complete
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === PAGE_THREAD)
  const worked = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.name === TASK && event.ph === 'X' && event.pid === pid && event.tid === tid)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
  )
  // Other tabs have such a thread too, but they are idle.
  return Math.max(...worked)
}
