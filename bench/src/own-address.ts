/**
 * The header in which a proxy passes on the client's address. Each number has its own address, like players
 * at home.
 */
export const fromAddress = (network: number, i: number): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${network}.${Math.floor(i / 250)}.${(i % 250) + 1}`,
})
