/** Why the database was not opened, in a sentence for the operator. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}
