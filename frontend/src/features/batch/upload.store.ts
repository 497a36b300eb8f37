import { makeAutoObservable } from 'mobx';
import { endOfDay } from '../../shared/calendar';
import { Request } from '../../shared/request';
import { NO_UTM, type Utm, UTM_FIELDS } from '../campaign';
import { type LabelsApi, TagWordsStore } from '../labels';
import type { BatchApi, BatchInput, BatchTask, ColumnField, FilePreview } from './batch.api';
import { type ColumnFields, mappingOf, recognized, withField } from './columns';

type Calls = Pick<BatchApi, 'preview' | 'start'>;

function queryOf(utm: Utm): string {
  const query = new URLSearchParams();
  for (const field of UTM_FIELDS) {
    if (utm[field].trim() !== '') query.set(`utm_${field}`, utm[field].trim());
  }
  return query.toString();
}

/** A file of links while it is chosen and looked at. */
export class UploadStore {
  file: File | null = null;
  fields: ColumnFields = [];
  /** Empty: where new links stand by default. */
  domain = '';
  utm: Utm = NO_UTM;
  /** Like `2026-11-26`; empty: none of the links expires. */
  lastDay = '';
  readonly tags: TagWordsStore;
  readonly preview = new Request<FilePreview>();
  readonly starting = new Request<BatchTask>();
  private readonly api: Calls;

  constructor(api: Calls, labels: Pick<LabelsApi, 'tags'>) {
    this.api = api;
    this.tags = new TagWordsStore(labels);
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, tags: false, preview: false, starting: false },
      { autoBind: true },
    );
  }

  /** Some column has addresses. */
  get canStart(): boolean {
    return this.preview.value !== null && this.fields.includes('url') && !this.starting.isPending;
  }

  async choose(file: File): Promise<void> {
    this.file = file;
    this.fields = [];
    this.preview.reset();
    this.starting.reset();
    const preview = await this.preview.run(() => this.api.preview(file));
    if (preview !== null) this.read(preview);
  }

  setField(column: number, field: ColumnField | null): void {
    this.fields = withField(this.fields, column, field);
  }

  setDomain(host: string): void {
    this.domain = host;
  }

  setUtm(utm: Utm): void {
    this.utm = utm;
  }

  setLastDay(day: string): void {
    this.lastDay = day;
  }

  /** The task that has begun; null when it could not. */
  async start(where: Pick<BatchInput, 'lang' | 'location'>): Promise<BatchTask | null> {
    const { file } = this;
    if (file === null || !this.canStart || !this.tags.takeDraft()) return null;
    return this.starting.run(() =>
      this.api.start({
        file,
        mapping: mappingOf(this.fields),
        domain: this.domain,
        tags: this.tags.chosen,
        utmFormat: queryOf(this.utm),
        expireTime: this.lastDay === '' ? '' : endOfDay(this.lastDay).toISOString(),
        ...where,
      }),
    );
  }

  private read(preview: FilePreview): void {
    this.fields = recognized(preview);
  }
}
