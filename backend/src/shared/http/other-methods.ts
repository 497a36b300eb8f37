import type { FastifyInstance } from 'fastify';
import { problemOf } from './problem';
import { sendProblem } from './problem.filter';

const METHOD_NOT_ALLOWED = 405;
/** What answers every GET that nothing else does. */
const REST = '/*';

/** Stands for any segment that is not empty. */
const PARAMETER = ':';

/** Routes by their segments, so that a path is looked up without asking each of them. */
class RouteTree {
  private readonly methods = new Set<string>();
  private readonly next = new Map<string, RouteTree>();

  add(url: string, methods: readonly string[]): void {
    const place = url.split('/').reduce<RouteTree>((tree, segment) => tree.under(segment), this);
    for (const method of methods) place.methods.add(method);
  }

  /** Methods of all routes that a path may be meant for. */
  methodsAt(path: string): string[] {
    const places = path
      .split('/')
      .reduce<readonly RouteTree[]>((trees, segment) => trees.flatMap((tree) => tree.after(segment)), [this]);
    return [...new Set(places.flatMap(({ methods }) => [...methods]))].sort();
  }

  private under(segment: string): RouteTree {
    const key = segment.startsWith(PARAMETER) ? PARAMETER : segment;
    const found = this.next.get(key) ?? new RouteTree();
    this.next.set(key, found);
    return found;
  }

  private after(segment: string): RouteTree[] {
    const keys = segment === '' ? [segment] : [segment, PARAMETER];
    return keys.flatMap((key) => this.next.get(key) ?? []);
  }
}

/** Answers 405 instead of 404 where an address takes other methods, and says which. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const routes = new RouteTree();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.add(url, [method].flat());
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const isMissed = request.is404 || request.routeOptions.url === REST;
    const methods = isMissed ? routes.methodsAt(request.url.split('?', 1)[0] ?? '/') : [];
    if (methods.length === 0) {
      done();
      return;
    }
    void reply.header('allow', methods.join(', '));
    sendProblem(reply, request.id, problemOf({ statusCode: METHOD_NOT_ALLOWED }));
  });
}
