/** Why a command cannot continue, as a sentence for the person who typed it. */
export class Refusal extends Error {}

/** Runs a command's work. Prints only the sentence of a refusal, but other errors in full. */
export async function command(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}
