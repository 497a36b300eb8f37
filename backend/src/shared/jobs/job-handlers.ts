import { Injectable } from '@nestjs/common';
import type { JobHandler } from './job';

/** Who does which job. Modules register while the application is put together. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();

  register(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`the job ${name} already has a handler`);
    this.handlers.set(name, handler);
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
