import type pg from 'pg';

/** The domain of a seed's addresses, which no real one can have. */
export const seedDomain = 'seed.example';

/**
 * Functions of the connection:
 * `seed_moment(share)` spreads 0…1 over the last two years, thin at first and ever denser;
 * `seed_id(moment)` is a UUIDv7 of that time;
 * `seed_normal()` draws from the standard normal distribution;
 * `seed_delay(mean)` draws an interval that is exponentially distributed around the mean.
 */
export async function createSeedFunctions(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create function pg_temp.seed_moment(share float8) returns timestamptz language sql as $$
      select now() + interval '1 day' * 240 * ln(1 - (1 - share) * (1 - exp(-730 / 240.0)))
    $$;
    create function pg_temp.seed_id(moment timestamptz) returns uuid language sql as $$
      select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0')
              || '7' || substr(gen_random_uuid()::text, 16))::uuid
    $$;
    create function pg_temp.seed_normal() returns float8 language sql as $$
      select sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())
    $$;
    create function pg_temp.seed_delay(mean interval) returns interval language sql as $$
      select mean * -ln(1 - random())
    $$;`);
}
