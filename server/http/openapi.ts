import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { problemMediaType, problemSchema } from '../../src/contract/problem.ts';
import { z } from '../../src/contract/zod.ts';

/** GET /api/openapi.json: the contract in the form other programs read, made from the very schemas the server checks with. */
export function openApiRoute(app: FastifyInstance, endpoints: readonly Endpoint[], version: string): void {
  const text = JSON.stringify(openApi(endpoints, version));
  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}

/** OpenAPI 3.1. */
export function openApi(endpoints: readonly Endpoint[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: { title: 'Device Portal', version },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation({ summary, access, parameters, query, body, takesFile, sendsFile, answer }: Endpoint) {
  const refused = {
    description: 'Refused',
    content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return {
    summary,
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [...parametersIn('path', parameters), ...parametersIn('query', query)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    ...(takesFile && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      200: {
        description: 'Done',
        ...(answer && { content: { 'application/json': { schema: schemaOf(answer) } } }),
        ...(sendsFile && { content: { 'text/csv': {} } }),
      },
      default: refused,
    },
  };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

/** What may be sent (`input`), or what a text in an address is read as (`output`). */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return json;
}
