import { z } from 'zod'

/** The input or output of a schema as JSON Schema, for the reference. */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })
