/** Runs in the page: reports the address of each sound that starts to play to its function `heard`. */
export const reportSounds = (): void => {
  const { heard } = globalThis as unknown as { heard: (address: string) => void }
  const files = new WeakMap<ArrayBuffer, string>()
  const sounds = new WeakMap<AudioBuffer, string>()
  const { arrayBuffer } = Response.prototype
  Response.prototype.arrayBuffer = async function (this: Response) {
    const file = await arrayBuffer.call(this)
    files.set(file, this.url)
    return file
  }
  const { decodeAudioData } = BaseAudioContext.prototype
  BaseAudioContext.prototype.decodeAudioData = async function (this: BaseAudioContext, file: ArrayBuffer) {
    const sound = await decodeAudioData.call(this, file)
    sounds.set(sound, files.get(file) ?? '')
    return sound
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
    if (this.buffer !== null) heard(sounds.get(this.buffer) ?? '')
    return start.apply(this, when)
  }
}
