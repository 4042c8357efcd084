import { afterAll, beforeAll, describe, test } from 'vitest';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../tools/services/postgres.ts';
import { findRedis, NO_REDIS, startRedis } from '../../tools/services/redis.ts';
import type { Service } from '../../tools/services/service.ts';

/** The longest that servers, Postgres and Redis may take to start. */
export const START_MS = 90_000;

/** The Postgres and the Redis that servers have in common. */
export interface FleetServices {
  /** Where a server finds them. */
  config(): { readonly database: string; readonly redis: string };
  redis(): Service;
}

/** Tests over a Postgres and a Redis of their own, skipped where the machine has none. */
export function describeFleet(title: string, tests: (services: FleetServices) => void): void {
  const [bin, program] = [findPostgres(), findRedis()];
  if (bin === undefined) return test.skip(NO_POSTGRES);
  if (program === undefined) return test.skip(NO_REDIS);
  describe(title, () => {
    let [postgres, redis]: Service[] = [];
    beforeAll(async () => {
      postgres = await startPostgres(bin);
      redis = await startRedis(program);
    }, START_MS);
    afterAll(async () => {
      await postgres?.remove();
      await redis?.remove();
    });
    const started = (service: Service | undefined): Service => {
      if (service === undefined) throw new Error('a service is there only while tests run');
      return service;
    };
    tests({
      config: () => ({ database: started(postgres).url, redis: started(redis).url }),
      redis: () => started(redis),
    });
  });
}
