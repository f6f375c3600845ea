import { z } from 'zod'

/** What a schema takes (`input`) or gives (`output`), as JSON Schema: what the reference is written from. */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })
