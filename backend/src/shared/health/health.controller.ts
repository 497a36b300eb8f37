import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Bare } from '../http/envelope.interceptor';
import { Requires } from '../http/requires.decorator';
import { Readiness, type ReadinessReport } from './readiness';

/** For load balancers and container engines. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Requires('health.live')
  @Bare()
  live(): { status: string } {
    return { status: 'alive' };
  }

  @Get('ready')
  @Requires('health.ready')
  @Bare()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    void reply.status(report.status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
    return report;
  }
}
