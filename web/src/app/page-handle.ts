/** What is known about a page before its screen has loaded. */
export interface PageHandle {
  /** ':username' in it stands for that part of the address. */
  readonly title: string | undefined
}
