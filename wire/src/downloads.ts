/** Where players download their own data as a file: `GET`, with the token that functions take. Free of schemas. */
export const MY_DATA_PATH = '/api/my-data'
