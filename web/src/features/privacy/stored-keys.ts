/** A value that the page keeps in the browser's storage. */
export interface StoredKey {
  readonly key: string
  /** `browser`: until it is deleted there. `tab`: until the tab is closed. */
  readonly until: 'browser' | 'tab'
  readonly purpose: string
}

/** All keys of local and session storage that the page uses. A test compares them with the code. */
export const STORED_KEYS: readonly StoredKey[] = [
  { key: 'trivium.theme', until: 'browser', purpose: 'Light, dark, or like the system.' },
  { key: 'trivium.motion', until: 'browser', purpose: 'Whether things may move.' },
  { key: 'trivium.sound', until: 'browser', purpose: 'Whether sounds are on.' },
  { key: 'trivium.haptics', until: 'browser', purpose: 'Whether phones vibrate.' },
  {
    key: 'trivium.daily',
    until: 'browser',
    purpose: 'The day whose quiz you have begun, so that its first question is not shown again.',
  },
  {
    key: 'trivium.heard',
    until: 'browser',
    purpose: 'The last match that was found for you, so that its sound plays once.',
  },
  { key: 'trivium.flags.region', until: 'browser', purpose: 'The region of flags that you chose last.' },
  { key: 'trivium.flags.answers', until: 'browser', purpose: 'Whether you type flags or choose among four.' },
  { key: 'trivium.flags.hard', until: 'browser', purpose: 'Whether you chose hard flags.' },
  { key: 'trivium.countries.region', until: 'browser', purpose: 'The region of countries you chose last.' },
  { key: 'trivium.countries.task', until: 'browser', purpose: 'Whether you name countries or find them.' },
  { key: 'trivium.countries.shown', until: 'browser', purpose: 'Whether you see a map or a list.' },
  { key: 'trivium.countries.hard', until: 'browser', purpose: 'Whether you chose hard countries.' },
  {
    key: 'trivium.unsaved',
    until: 'tab',
    purpose: 'Which settings your account doesn’t have yet, so that a reload doesn’t lose your choice.',
  },
  {
    key: 'trivium.invitation',
    until: 'tab',
    purpose: 'The key of the invitation that your friend has yet to accept.',
  },
  {
    key: 'trivium.reloaded',
    until: 'tab',
    purpose: 'When an outdated page reloaded itself, so that it does not do so again and again.',
  },
]
