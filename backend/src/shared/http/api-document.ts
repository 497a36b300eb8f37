import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The description of the API. It is made when it is first asked for, because that takes a moment that no start should wait for. */
@Injectable()
export class ApiDocument {
  private describe: (() => OpenAPIObject) | null = null;
  private described: OpenAPIObject | null = null;

  /** Said once, by the code that starts the application. */
  describeBy(describe: () => OpenAPIObject): void {
    this.describe = describe;
  }

  get(): OpenAPIObject {
    if (!this.describe) throw new Error('nobody has said how the API is described');
    this.described ??= this.describe();
    return this.described;
  }
}
