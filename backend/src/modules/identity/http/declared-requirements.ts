import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { rightTo } from '../../../shared/domain/rights';
import { type DeclaredRoute, declaredRoutes } from '../../../shared/http/declared-routes';

const GROUP = '/:groupId';

/** The guard compares the group that the path names with the one acted in, so each of the paths has to name it. */
const isGroupMissing = ({ operation, paths }: DeclaredRoute): boolean =>
  operation !== undefined &&
  rightTo(operation).whose === 'namedGroup' &&
  !paths.every((path) => `${path}/`.includes(`${GROUP}/`));

function stopAt(routes: readonly DeclaredRoute[], fault: string): void {
  if (routes.length > 0) {
    throw new Error(`These routes ${fault}: ${routes.map(({ name }) => name).join(', ')}`);
  }
}

/** A route that says nothing of who may call it stops the start, so that none is open by oversight. */
@Injectable()
export class DeclaredRequirements implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const routes = declaredRoutes(this.discovery);
    stopAt(
      routes.filter(({ operation }) => operation === undefined),
      'declare no requirement',
    );
    stopAt(
      routes.filter(isGroupMissing),
      `require the group that their path names, and have no ${GROUP} in it`,
    );
  }
}
