/** Where a player's own data come from as a file: `GET`, with the token that functions take. Free of schemas. */
export const MY_DATA_PATH = '/api/my-data'
