import { Injectable } from '@nestjs/common';
import type { JobHandler, JobLane } from './job';

/** Who does which job. Modules register while the application is put together. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly lanes = new Map<string, JobLane>();

  /**
   * @param lane `long` for jobs that may take minutes, `services` for those that wait for services of others, `awaited` for
   *   those whose result a person waits for at the screen
   */
  register(name: string, handler: JobHandler, lane: JobLane = 'quick'): void {
    if (this.handlers.has(name)) throw new Error(`the job ${name} already has a handler`);
    this.handlers.set(name, handler);
    this.lanes.set(name, lane);
  }

  laneOf(name: string): JobLane {
    return this.lanes.get(name) ?? 'quick';
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
