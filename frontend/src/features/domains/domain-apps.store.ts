import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import { type AppRow, type AppSystem, appsOf, fieldsOf, rowsOf } from './domain-apps';
import type { DomainApps, DomainPlace, DomainsApi } from './domains.api';

type AppsApi = Pick<DomainsApi, 'apps' | 'setApps'>;

/** The apps that open the addresses of one domain, while they are looked at and changed. */
export class DomainAppsStore {
  rows: readonly AppRow[] = [];
  /** As the server has them, with the files that devices read. */
  saved: DomainApps | null = null;
  readonly loading = new Request<DomainApps>();
  readonly saving = new Request<DomainApps>();
  private readonly api: AppsApi;
  private readonly place: DomainPlace;

  constructor(api: AppsApi, place: DomainPlace) {
    this.api = api;
    this.place = place;
    makeAutoObservable<this, 'api' | 'place'>(this, {
      api: false,
      place: false,
      loading: false,
      saving: false,
    });
  }

  get isDirty(): boolean {
    const saved = this.saved === null ? [] : rowsOf(this.saved);
    return JSON.stringify(appsOf(this.rows)) !== JSON.stringify(appsOf(saved));
  }

  /** Why the server refuses what stands in a field of a row, as a code. */
  problemOf = (row: AppRow, field: 'name' | 'details'): string | null => {
    const name = fieldsOf(this.rows, row)[field];
    const problem = this.saving.error?.fields.find(
      (each) => each.field === name || each.field.startsWith(`${name}.`),
    );
    return problem?.code ?? null;
  };

  load = async (): Promise<void> => {
    const apps = await this.loading.run(() => this.api.apps(this.place));
    if (apps !== null) runInAction(() => this.take(apps));
  };

  add = (system: AppSystem): void => {
    this.rows = [...this.rows, { system, name: '', details: '' }];
  };

  change = (row: AppRow, change: Partial<AppRow>): void => {
    this.rows = this.rows.map((each) => (each === row ? { ...each, ...change } : each));
  };

  remove = (row: AppRow): void => {
    this.rows = this.rows.filter((each) => each !== row);
    this.saving.reset();
  };

  discard = (): void => {
    this.saving.reset();
    this.rows = this.saved === null ? [] : rowsOf(this.saved);
  };

  save = async (): Promise<void> => {
    if (this.saving.isPending || !this.isDirty) return;
    const sent = this.rows;
    const apps = await this.saving.run(() => this.api.setApps(this.place, appsOf(sent)));
    runInAction(() => {
      if (apps === null) return;
      this.saved = apps;
      if (this.rows === sent) this.rows = rowsOf(apps);
    });
  };

  private take(apps: DomainApps): void {
    this.saved = apps;
    this.rows = rowsOf(apps);
  }
}
