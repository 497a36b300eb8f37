import { Transform } from 'class-transformer';
import { IsIn, IsInt, Min } from 'class-validator';
import { Setting } from './setting.decorator';
import { TlsEnv } from './tls-env';
import { toNumber } from './written-values';

/** How much those may do who are not asked who they are, and programs. */
export class LimitsEnv extends TlsEnv {
  @Setting('`120`', 'Links that guests of one network may make in an hour; see [safety](safety.md#guests).')
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  readonly GUEST_LINKS_PER_HOUR: number = 120;

  @Setting('`20`', 'API calls that one token may make in a second.')
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  readonly API_CALLS_PER_SECOND: number = 20;

  @Setting(
    '`off`',
    '`on`: programs for YOURLS may sign with MD5, as very old ones do; see [API](api.md#coming-from-yourls).',
  )
  @IsIn(['on', 'off'])
  readonly YOURLS_MD5: 'on' | 'off' = 'off';
}
