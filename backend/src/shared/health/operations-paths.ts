import { Injectable } from '@nestjs/common';

/** The status that a question of a neighbouring program is answered with. */
type Answer = (query: URLSearchParams) => Promise<number>;

/** Questions that programs beside this one ask, at the port of metrics: visitors never reach it. */
@Injectable()
export class OperationsPaths {
  private readonly answers = new Map<string, Answer>();

  add(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  find(path: string): Answer | null {
    return this.answers.get(path) ?? null;
  }
}
