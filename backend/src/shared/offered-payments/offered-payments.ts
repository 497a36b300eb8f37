import { Injectable } from '@nestjs/common';

/** Knows by what plans can be paid; those who tell of the site need not know who sells them. */
@Injectable()
export class OfferedPayments {
  private source: () => readonly string[] = () => [];

  register(source: () => readonly string[]): void {
    this.source = source;
  }

  /** Empty where nothing is sold. */
  get types(): readonly string[] {
    return this.source();
  }
}
