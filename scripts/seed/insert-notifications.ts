import type pg from 'pg';

/** Notifies reps of the outcome of their applications, as far back as notifications are retained; most are read. */
export async function insertNotifications(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into notifications
       (id, user_id, place, portal, kind, data, once_key, about_user_id, mail_topic, told_at, read_at)
     select pg_temp.seed_id(a.updated_at), r.user_id, row_number() over (partition by r.user_id order by a.updated_at, a.id),
            'rep', 'application.moved',
            jsonb_build_object('applicationId', a.id, 'jobId', a.job_id, 'jobTitle', j.title, 'name', b.company_name,
                               'status', a.status),
            'application.moved ' || a.id || ' ' || a.status, b.user_id, 'applicationUpdates', a.updated_at,
            case when random() < 0.8 then least(a.updated_at + interval '2 hours', now()) end
     from job_applications a
     join jobs j on j.id = a.job_id
     join rep_profiles r on r.id = a.rep_id
     join business_profiles b on b.id = a.business_id
     where a.status in ('accepted', 'rejected') and a.updated_at > now() - interval '180 days'
       and not exists (select from notification_heads where user_id = r.user_id)`,
  );
  await client.query(
    `insert into notification_heads (user_id, last_place)
     select user_id, max(place) from notifications group by user_id on conflict do nothing`,
  );
}
