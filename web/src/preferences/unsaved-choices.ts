const STORAGE_KEY = 'trivium.unsaved'

const read = (): ReadonlySet<string> => {
  try {
    return new Set((sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter((name) => name !== ''))
  } catch {
    // Storage is blocked: a choice that is not saved before a reload is lost.
    return new Set()
  }
}

const write = (names: ReadonlySet<string>): void => {
  try {
    if (names.size === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, [...names].join(' '))
  } catch {
    // See above.
  }
}

/** Settings chosen in this tab that the account does not have yet; a reload that interrupts the request keeps them. */
export const unsavedChoices = {
  has: (name: string): boolean => read().has(name),
  add: (name: string): void => write(new Set([...read(), name])),
  remove: (name: string): void => write(new Set([...read()].filter((other) => other !== name))),
}
