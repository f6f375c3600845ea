/** The header by which a proxy names the client: each number has its own address, like players at home. */
export const fromAddress = (network: number, i: number): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${network}.${Math.floor(i / 250)}.${(i % 250) + 1}`,
})
