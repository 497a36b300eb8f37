import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { REQUIREMENT } from '../../../shared/http/requires.decorator';

type Method = (...given: never[]) => unknown;

/** A route that says nothing of who may call it stops the start, so that none is open by oversight. */
@Injectable()
export class DeclaredRequirements implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => this.undeclared(metatype as Method));
    if (open.length > 0) throw new Error(`These routes declare no requirement: ${open.join(', ')}`);
  }

  private undeclared(controller: Method): string[] {
    const methods = controller.prototype as Record<string, Method>;
    return this.scanner
      .getAllMethodNames(methods)
      .filter((name) => {
        const method = methods[name];
        if (!method || !Reflect.hasMetadata('path', method)) return false;
        return this.reflector.getAllAndOverride(REQUIREMENT, [method, controller]) === undefined;
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
