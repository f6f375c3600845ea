/** Why a command cannot go on, as a sentence for the person who typed it. */
export class Refusal extends Error {}

/** Runs a command's work; a refusal is shown as its sentence alone, anything else whole. */
export async function command(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}
