import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { problemOf } from './problem';
import { sendProblem } from './problem.filter';

const METHOD_NOT_ALLOWED = 405;
/** What answers whatever nothing else does, or nothing else below some place. */
const REST = '/*';

/** Stands for any segment that is not empty. */
const PARAMETER = ':';

type Refuse = FastifyContextConfig['refuse'];

interface Route {
  readonly methods: readonly string[];
  readonly refuse: Refuse;
}

/** Routes by their segments, so that a path is looked up without asking each of them. */
class RouteTree {
  private readonly routes: Route[] = [];
  private readonly next = new Map<string, RouteTree>();

  add(url: string, route: Route): void {
    url
      .split('/')
      .reduce<RouteTree>((tree, segment) => tree.under(segment), this)
      .routes.push(route);
  }

  /** All that a path may be meant for. */
  at(path: string): Route[] {
    const places = path
      .split('/')
      .reduce<readonly RouteTree[]>((trees, segment) => trees.flatMap((tree) => tree.after(segment)), [this]);
    return places.flatMap(({ routes }) => routes);
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
  const tree = new RouteTree();
  fastify.addHook('onRoute', ({ url, method, config }) => {
    if (!url.includes('*')) tree.add(url, { methods: [method].flat(), refuse: config?.refuse });
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const isMissed = request.is404 || request.routeOptions.url?.endsWith(REST) === true;
    const routes = isMissed ? tree.at(request.url.split('?', 1)[0] ?? '/') : [];
    if (routes.length === 0) {
      done();
      return;
    }
    const methods = new Set(routes.flatMap((route) => route.methods));
    void reply.header('allow', [...methods].sort().join(', '));
    const problem = problemOf({ statusCode: METHOD_NOT_ALLOWED });
    const refuse = routes.find((route) => route.refuse)?.refuse;
    if (refuse) refuse(reply, problem);
    else sendProblem(reply, request.id, problem);
  });
}
