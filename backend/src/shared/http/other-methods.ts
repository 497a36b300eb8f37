import type { FastifyInstance } from 'fastify';
import { problemOf } from './problem';
import { sendProblem } from './problem.filter';

const METHOD_NOT_ALLOWED = 405;
/** What answers every GET that nothing else does. */
const REST = '/*';

/** A route's path, of which each parameter stands for one segment. */
function patternOf(url: string): RegExp {
  const segments = url
    .split('/')
    .map((each) => (each.startsWith(':') ? '[^/]+' : each.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}$`);
}

/** Answers 405 instead of 404 where an address takes other methods, and says which. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  const methodsOf = (path: string): string[] => [
    ...new Set(
      [...routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])),
    ),
  ];
  fastify.addHook('onRequest', (request, reply, done) => {
    const isMissed = request.is404 || request.routeOptions.url === REST;
    const methods = isMissed ? methodsOf(request.url.split('?', 1)[0] ?? '/') : [];
    if (methods.length === 0) {
      done();
      return;
    }
    void reply.header('allow', methods.sort().join(', '));
    sendProblem(reply, request.id, problemOf({ statusCode: METHOD_NOT_ALLOWED }));
  });
}
