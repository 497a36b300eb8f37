import type { Schema } from '../../api/schemas';
import type { IssuedToken } from './access-tokens';

export const TOKEN_PATH = '/api/v1/token';

export const issuedBy = (answer: Schema<'TokenDto'>): IssuedToken => ({
  accessToken: answer.access_token,
  lifetimeSeconds: answer.expires_in,
  userId: answer.user_id,
  groupId: answer.group_id,
});
