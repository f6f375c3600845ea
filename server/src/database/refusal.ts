/** Why the database was not opened, in a sentence for the person who started the program. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}
