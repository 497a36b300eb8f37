import { Injectable } from '@nestjs/common';
import type { JobHandler, JobLane } from './job';

/** Who does which job. Modules register while the application is put together. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly long = new Set<string>();

  /** @param lane `long` for jobs that may take minutes */
  register(name: string, handler: JobHandler, lane: JobLane = 'quick'): void {
    if (this.handlers.has(name)) throw new Error(`the job ${name} already has a handler`);
    this.handlers.set(name, handler);
    if (lane === 'long') this.long.add(name);
  }

  laneOf(name: string): JobLane {
    return this.long.has(name) ? 'long' : 'quick';
  }

  namesIn(lane: JobLane): readonly string[] {
    return this.names.filter((name) => this.laneOf(name) === lane);
  }

  get names(): readonly string[] {
    return [...this.handlers.keys()];
  }

  find(name: string): JobHandler {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`the job ${name} has no handler`);
    return handler;
  }
}
