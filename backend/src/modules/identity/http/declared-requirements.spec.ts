import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Requires } from '../../../shared/http/requires.decorator';
import { DeclaredRequirements } from './declared-requirements';

@Controller('declared')
class Declared {
  @Get()
  @Requires('health.live')
  open(): void {
    this.helper();
  }

  helper(): void {
    return undefined;
  }
}

@Controller('forgotten')
class Forgotten {
  @Get()
  open(): void {
    return undefined;
  }
}

@Requires('links.check-address')
@Controller('as-a-whole')
class AsAWhole {
  @Get()
  closed(): void {
    return undefined;
  }
}

@Controller('groups')
class Nameless {
  @Get('members')
  @Requires('teams.list-members')
  members(): void {
    return undefined;
  }
}

async function start(controllers: (new () => unknown)[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [DeclaredRequirements] })
  class Application {}
  const app = await NestFactory.createApplicationContext(Application, { logger: false, abortOnError: false });
  await app.close();
}

describe('the requirement of a route', () => {
  it('is found on the route or its controller', async () => {
    await expect(start([Declared, AsAWhole])).resolves.toBeUndefined();
  });

  it('stops the start when it is missing', async () => {
    await expect(start([Declared, Forgotten])).rejects.toThrow(
      'These routes declare no requirement: Forgotten.open',
    );
  });

  it('stops the start when it is about the group of the path, which names none', async () => {
    await expect(start([Declared, Nameless])).rejects.toThrow(
      'These routes require the group that their path names, and have no /:groupId in it: Nameless.members',
    );
  });
});
