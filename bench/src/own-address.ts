/** As a proxy says where somebody comes from: each number has an address of its own, as players at home do. */
export const fromAddress = (network: number, i: number): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${network}.${Math.floor(i / 250)}.${(i % 250) + 1}`,
})
