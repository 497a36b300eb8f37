import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import { Departures } from '../../shared/departures';
import type { LabelsApi, Tool } from './labels.api';
import type { ToolKind } from './tool-fields';
import { wordKey } from './same-word';

const byName = (one: Tool, other: Tool): number => {
  const [a, b] = [wordKey(one.name), wordKey(other.name)];
  return a < b ? -1 : Number(a > b);
};

type ToolsApi = Pick<LabelsApi, 'tools' | 'removeTool'>;

/** The tracking tools of a group on their page. */
export class ToolsStore {
  tools: readonly Tool[] = [];
  readonly request = new Request<readonly Tool[]>();
  readonly departures: Departures;
  private readonly api: ToolsApi;
  private readonly onCounted: () => void;

  /** `onCounted`: there are more or fewer of them now. */
  constructor(api: ToolsApi, onCounted: () => void) {
    this.api = api;
    this.onCounted = onCounted;
    this.departures = new Departures({
      send: (id, isLeaving) => this.api.removeTool(id, isLeaving),
      onGone: (id) => this.forget(id),
    });
    makeAutoObservable<this, 'api' | 'onCounted'>(
      this,
      { request: false, departures: false, api: false, onCounted: false },
      { autoBind: true },
    );
  }

  ofKind(kind: ToolKind): readonly Tool[] {
    return this.tools.filter((tool) => tool.kind === kind);
  }

  async load(): Promise<void> {
    const tools = await this.request.run(() => this.api.tools());
    if (tools !== null) this.show(tools);
  }

  /** A tool that was made or changed. */
  put(tool: Tool): void {
    const others = this.tools.filter(({ id }) => id !== tool.id);
    const isNew = others.length === this.tools.length;
    this.show([...others, tool].sort(byName));
    if (isNew) this.onCounted();
  }

  private forget(id: number): void {
    this.show(this.tools.filter((tool) => tool.id !== id));
    this.onCounted();
  }

  private show(tools: readonly Tool[]): void {
    this.tools = tools;
  }
}
