import { screen, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { buildStores, renderApp } from './render-app';

type Stores = ReturnType<typeof buildStores>;

/** The server refuses a call, for the sake of a field or for none. */
export const refusal = (code: string, field?: string, status = 400): ApiError =>
  new ApiError({
    status,
    code,
    message: '',
    fields: field === undefined ? [] : [{ field, code }],
    requestId: 'req-1',
  });

/** The settings of a member; `prepare` may change what the server answers. */
export async function openSettings(prepare?: (api: Stores['accountApi'], stores: Stores) => void) {
  const stores = buildStores(7);
  prepare?.(stores.accountApi, stores);
  const app = await renderApp('/en/users/settings', stores);
  await screen.findByRole('region', { name: 'Profile' });
  const section = (name: string): HTMLElement => screen.getByRole('region', { name });
  return { ...app, section, inSection: (name: string) => within(section(name)) };
}
