import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { catchError, from, type Observable, switchMap } from 'rxjs';
import { StorageSettings } from '../../config/settings';
import './current-actor.decorator';
import { type FileRule, FileTooLarge, FORM_LIMITS, FormUnreadable } from './multipart-form';

/** A file that came with a form and lies in the spool folder. */
export interface Spooled {
  /** Of the file in the spool folder. */
  readonly name: string;
  /** As its sender calls it. */
  readonly sentAs: string;
  /** In bytes. */
  readonly size: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came with a form; null when none did. */
    spooled?: Spooled | null;
  }
  interface FastifyContextConfig {
    /** The route takes forms with a large file. */
    readonly spools?: FileRule;
  }
}

/** No client holds a connection for longer with a file that does not come to its end. */
const MAX_MS = 5 * 60_000;

/** Reads forms with large files, after the guard, without holding them in memory. A handler that refuses the form loses the file. */
@Injectable()
class SpooledFileInterceptor implements NestInterceptor {
  constructor(private readonly storage: StorageSettings) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { spools } = request.routeOptions.config;
    if (!spools || !request.isMultipart()) return next.handle();
    return from(this.read(request, spools)).pipe(
      switchMap(() => next.handle()),
      catchError(async (error: unknown) => {
        await this.remove(request.spooled);
        throw error;
      }),
    );
  }

  private async read(request: FastifyRequest, rule: FileRule): Promise<void> {
    const timeout = setTimeout(() => request.raw.destroy(), MAX_MS);
    try {
      request.body = await this.collect(request, rule);
    } catch (error) {
      if (error instanceof FileTooLarge) throw error;
      const code = (error as { code?: unknown } | null)?.code;
      throw code === 'FST_REQ_FILE_TOO_LARGE' ? new FileTooLarge(rule) : new FormUnreadable();
    } finally {
      clearTimeout(timeout);
    }
    // The form may name another group, which the guard could not see before it was read.
    if (request.readmit) request.actor = await request.readmit();
  }

  private async collect(request: FastifyRequest, rule: FileRule): Promise<Record<string, string>> {
    const fields = new Map<string, string>();
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: rule.bytes } })) {
      if (part.type === 'file') await this.keep(request, part, rule);
      else {
        if (part.valueTruncated || part.fieldnameTruncated) throw new FormUnreadable();
        fields.set(part.fieldname, String(part.value));
      }
    }
    return Object.fromEntries(fields);
  }

  private async keep(request: FastifyRequest, part: MultipartFile, rule: FileRule): Promise<void> {
    if (part.fieldname !== rule.field) {
      part.file.resume();
      return;
    }
    const name = randomUUID();
    await mkdir(this.storage.spoolDir, { recursive: true });
    request.spooled = { name, sentAs: part.filename, size: 0 };
    const file = createWriteStream(join(this.storage.spoolDir, name), { mode: 0o600 });
    await pipeline(part.file, file);
    if (part.file.truncated) throw new FileTooLarge(rule);
    request.spooled = { name, sentAs: part.filename, size: file.bytesWritten };
  }

  private async remove(spooled: Spooled | null | undefined): Promise<void> {
    if (spooled) await rm(join(this.storage.spoolDir, spooled.name), { force: true });
  }
}

/** The route takes `multipart/form-data` with one large file. */
export const TakesLargeFile = (rule: FileRule): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true, spools: rule }),
    UseInterceptors(SpooledFileInterceptor),
    ApiConsumes('multipart/form-data'),
  );

/** The file that came along; null when none did. */
export const SpooledFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): Spooled | null =>
    context.switchToHttp().getRequest<FastifyRequest>().spooled ?? null,
);
