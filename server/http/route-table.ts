import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Endpoint['access'];
    /** A download ticket may stand for the token. */
    sendsFile?: boolean;
  }
  interface FastifyInstance {
    /** Every route there is, in the order of registration. */
    routeTable: RouteLine[];
  }
}

export type RouteLine = {
  method: HTTPMethods;
  url: string;
  access: Endpoint['access'];
  sendsFile: boolean;
  pattern: RegExp;
};

/** Keeps a list of all routes; one that does not say who may call it keeps the server from starting. */
export function keepRouteTable(app: FastifyInstance): void {
  const table: RouteLine[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined) throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
    for (const each of [method].flat())
      table.push({ method: each, url, access, sendsFile: config?.sendsFile === true, pattern: patternOf(url) });
  });
}

/** The methods an address has, whatever its parameters are. */
export function methodsAt(app: FastifyInstance, path: string): string[] {
  return [...new Set(app.routeTable.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort();
}

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replaceAll(/[.+?^$()[\]\\]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/** The route a request took, as it is written in the table: without what stood in its address. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'no route';
