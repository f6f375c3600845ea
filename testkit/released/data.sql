CREATE FUNCTION public.has_active_seat(player text) RETURNS boolean
    LANGUAGE sql
    AS $$select exists (select from active_seats where uid = player)$$;
CREATE FUNCTION public.queue_paused_until(player text, moment bigint) RETURNS bigint
    LANGUAGE sql
    AS $$select paused_until from queue_pauses where uid = player and paused_until > moment$$;
CREATE TABLE public.achievement_counts (
    id text NOT NULL COLLATE pg_catalog."C",
    players bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.active_seats (
    uid text NOT NULL COLLATE pg_catalog."C",
    game_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at bigint NOT NULL,
    actor_uid text COLLATE pg_catalog."C",
    actor_name text NOT NULL COLLATE pg_catalog."C",
    act text NOT NULL COLLATE pg_catalog."C",
    subject_kind text NOT NULL COLLATE pg_catalog."C",
    subject_id text NOT NULL COLLATE pg_catalog."C",
    subject_name text NOT NULL COLLATE pg_catalog."C",
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    reason text COLLATE pg_catalog."C",
    undoes bigint,
    undone_by bigint
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.board_counts (
    board text NOT NULL COLLATE pg_catalog."C",
    shift smallint NOT NULL,
    bucket bigint NOT NULL,
    p0 integer DEFAULT 0 NOT NULL,
    p1 integer DEFAULT 0 NOT NULL,
    p2 integer DEFAULT 0 NOT NULL,
    p3 integer DEFAULT 0 NOT NULL,
    p4 integer DEFAULT 0 NOT NULL,
    p5 integer DEFAULT 0 NOT NULL,
    p6 integer DEFAULT 0 NOT NULL,
    p7 integer DEFAULT 0 NOT NULL,
    p8 integer DEFAULT 0 NOT NULL,
    p9 integer DEFAULT 0 NOT NULL,
    p10 integer DEFAULT 0 NOT NULL,
    p11 integer DEFAULT 0 NOT NULL,
    p12 integer DEFAULT 0 NOT NULL,
    p13 integer DEFAULT 0 NOT NULL,
    p14 integer DEFAULT 0 NOT NULL,
    p15 integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='90');
CREATE TABLE public.board_entries (
    board text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    points bigint NOT NULL,
    score integer NOT NULL,
    ms bigint,
    hidden boolean DEFAULT false NOT NULL,
    at bigint NOT NULL,
    username text COLLATE pg_catalog."C",
    profile_pic text COLLATE pg_catalog."C",
    is_anonymous boolean NOT NULL
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.005', autovacuum_vacuum_insert_scale_factor='0.005');
CREATE TABLE public.boards (
    board text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    period text COLLATE pg_catalog."C"
);
CREATE TABLE public.credentials (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    provider_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    access_token text COLLATE pg_catalog."C",
    refresh_token text COLLATE pg_catalog."C",
    id_token text COLLATE pg_catalog."C",
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text COLLATE pg_catalog."C",
    password text COLLATE pg_catalog."C",
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.custom_links (
    id text NOT NULL COLLATE pg_catalog."C",
    config jsonb NOT NULL,
    seed text NOT NULL COLLATE pg_catalog."C",
    questions jsonb NOT NULL,
    made_by text COLLATE pg_catalog."C",
    made_at bigint NOT NULL
);
CREATE TABLE public.custom_plays (
    link_id text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    game_id text NOT NULL COLLATE pg_catalog."C",
    score integer,
    total integer NOT NULL,
    finished_at bigint
);
CREATE TABLE public.daily_days (
    day text NOT NULL COLLATE pg_catalog."C",
    questions jsonb NOT NULL,
    picked_at bigint NOT NULL,
    seed text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.daily_plays (
    uid text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    game_id text NOT NULL COLLATE pg_catalog."C",
    opened_at bigint NOT NULL,
    score integer,
    finished_at bigint
);
CREATE TABLE public.daily_scores (
    day text NOT NULL COLLATE pg_catalog."C",
    score integer NOT NULL,
    players bigint NOT NULL
);
CREATE TABLE public.day_sums (
    day text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    slot integer NOT NULL,
    n bigint NOT NULL
);
CREATE TABLE public.email_confirmations (
    uid text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.fair_play_cases (
    uid text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    score integer NOT NULL,
    opened_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    since bigint NOT NULL,
    decided_at bigint,
    decided_by text COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C"
);
CREATE TABLE public.fair_play_evidence (
    id bigint NOT NULL,
    uid text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    other text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    strength double precision NOT NULL,
    figures jsonb NOT NULL,
    games jsonb NOT NULL,
    found_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    weighed_at bigint
);
ALTER TABLE public.fair_play_evidence ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.fair_play_evidence_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.fair_play_facts (
    game_id text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    other text COLLATE pg_catalog."C",
    at bigint NOT NULL,
    facts jsonb NOT NULL
);
CREATE TABLE public.fair_play_norms (
    name text NOT NULL COLLATE pg_catalog."C",
    slot integer NOT NULL,
    n bigint NOT NULL
);
CREATE TABLE public.fair_play_notes (
    id text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    at bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    detail jsonb NOT NULL
);
CREATE TABLE public.friend_matches (
    key text NOT NULL COLLATE pg_catalog."C",
    host_uid text NOT NULL COLLATE pg_catalog."C",
    rated boolean NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    taken_by text COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    challenged jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE public.game_events (
    game_id text NOT NULL COLLATE pg_catalog."C",
    seq integer NOT NULL,
    at bigint NOT NULL,
    event jsonb NOT NULL
);
CREATE TABLE public.game_seats (
    game_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    uid text COLLATE pg_catalog."C",
    opened_at bigint NOT NULL
);
CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    mode text NOT NULL COLLATE pg_catalog."C",
    opened_at bigint NOT NULL,
    ended_at bigint,
    settled_at bigint,
    rated boolean NOT NULL,
    result jsonb,
    summary jsonb NOT NULL,
    quiz_id text COLLATE pg_catalog."C",
    quiz_version bigint,
    driver text COLLATE pg_catalog."C",
    driver_epoch integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.invitations (
    id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    note text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    uses integer NOT NULL,
    used integer DEFAULT 0 NOT NULL,
    until_at bigint,
    revoked_at bigint
);
CREATE TABLE public.known_devices (
    uid text NOT NULL COLLATE pg_catalog."C",
    device_hash text NOT NULL COLLATE pg_catalog."C",
    last_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.leases (
    name text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL,
    figures jsonb DEFAULT '{}'::jsonb NOT NULL
);
CREATE TABLE public.login_tries (
    door text NOT NULL COLLATE pg_catalog."C",
    tries integer NOT NULL,
    first_at bigint NOT NULL,
    closed_until bigint
);
CREATE TABLE public.logins (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    email_verified boolean DEFAULT false NOT NULL,
    image text COLLATE pg_catalog."C",
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.message_replies (
    id bigint NOT NULL,
    message_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    by_uid text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    mail text COLLATE pg_catalog."C"
);
ALTER TABLE public.message_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.messages (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    uid text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    topic text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    puzzle text NOT NULL COLLATE pg_catalog."C",
    closed_at bigint
);
CREATE TABLE public.page_views (
    day text NOT NULL COLLATE pg_catalog."C",
    page text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    device text NOT NULL COLLATE pg_catalog."C",
    views bigint NOT NULL
);
CREATE TABLE public.page_visitors (
    day text NOT NULL COLLATE pg_catalog."C",
    visitors bigint NOT NULL
);
CREATE TABLE public.party_keys (
    key text NOT NULL COLLATE pg_catalog."C",
    game_id text NOT NULL COLLATE pg_catalog."C",
    host_uid text COLLATE pg_catalog."C",
    expires_at bigint NOT NULL
);
CREATE TABLE public.place_reports (
    quiz text NOT NULL COLLATE pg_catalog."C",
    place text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    detail text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    at bigint NOT NULL,
    closed_at bigint,
    outcome text COLLATE pg_catalog."C",
    entry_id bigint
);
CREATE TABLE public.place_scores (
    uid text NOT NULL COLLATE pg_catalog."C",
    quiz text NOT NULL COLLATE pg_catalog."C",
    region text NOT NULL COLLATE pg_catalog."C",
    score integer NOT NULL,
    ms bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.place_stats (
    quiz text NOT NULL COLLATE pg_catalog."C",
    place text NOT NULL COLLATE pg_catalog."C",
    asked bigint NOT NULL,
    found bigint NOT NULL
);
CREATE TABLE public.player_accuracy (
    uid text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    difficulty integer NOT NULL,
    asked integer NOT NULL,
    correct integer NOT NULL
);
CREATE TABLE public.player_days (
    uid text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    games integer NOT NULL,
    asked integer NOT NULL,
    correct integer NOT NULL
);
CREATE TABLE public.player_games (
    uid text NOT NULL COLLATE pg_catalog."C",
    mode text NOT NULL COLLATE pg_catalog."C",
    games integer NOT NULL
);
CREATE TABLE public.player_meetings (
    uid text NOT NULL COLLATE pg_catalog."C",
    other text NOT NULL COLLATE pg_catalog."C",
    wins integer NOT NULL,
    losses integer NOT NULL,
    draws integer NOT NULL
);
CREATE TABLE public.player_places (
    uid text NOT NULL COLLATE pg_catalog."C",
    quiz text NOT NULL COLLATE pg_catalog."C",
    place text NOT NULL COLLATE pg_catalog."C",
    found integer NOT NULL
);
CREATE TABLE public.player_times (
    uid text NOT NULL COLLATE pg_catalog."C",
    seconds integer NOT NULL,
    answers integer NOT NULL
);
CREATE TABLE public.question_bank (
    id integer DEFAULT 1 NOT NULL,
    revision bigint NOT NULL,
    CONSTRAINT question_bank_id_check CHECK ((id = 1))
);
CREATE TABLE public.question_imports (
    id text NOT NULL COLLATE pg_catalog."C",
    entry_id bigint NOT NULL,
    at bigint NOT NULL,
    ended_at bigint,
    state text NOT NULL COLLATE pg_catalog."C",
    file_name text NOT NULL COLLATE pg_catalog."C",
    format text COLLATE pg_catalog."C",
    looked_at integer DEFAULT 0 NOT NULL,
    added integer DEFAULT 0 NOT NULL,
    duplicates integer DEFAULT 0 NOT NULL,
    rejected integer DEFAULT 0 NOT NULL,
    report jsonb DEFAULT '[]'::jsonb NOT NULL,
    failure text COLLATE pg_catalog."C"
);
CREATE TABLE public.question_reports (
    question_id text NOT NULL COLLATE pg_catalog."C",
    uid text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    detail text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    at bigint NOT NULL,
    closed_at bigint,
    outcome text COLLATE pg_catalog."C",
    entry_id bigint
);
CREATE TABLE public.question_stats (
    question_id text NOT NULL COLLATE pg_catalog."C",
    asked bigint DEFAULT 0 NOT NULL,
    correct bigint DEFAULT 0 NOT NULL,
    rating double precision,
    updated_at bigint NOT NULL,
    rated_answers bigint DEFAULT 0 NOT NULL,
    disagreement double precision,
    party_asked integer DEFAULT 0 NOT NULL,
    party_correct integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='80');
CREATE TABLE public.question_versions (
    question_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    at bigint NOT NULL,
    item jsonb NOT NULL
);
CREATE TABLE public.questions (
    id text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    difficulty integer NOT NULL,
    prompt text NOT NULL COLLATE pg_catalog."C",
    answer text NOT NULL COLLATE pg_catalog."C",
    wrong jsonb NOT NULL,
    explanation text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    as_of integer,
    tags jsonb DEFAULT '[]'::jsonb NOT NULL,
    licence text COLLATE pg_catalog."C",
    retired_at bigint,
    content_hash text NOT NULL COLLATE pg_catalog."C",
    origin text DEFAULT 'bank'::text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    added_at bigint DEFAULT 0 NOT NULL,
    changed_at bigint,
    duplicate_of text COLLATE pg_catalog."C",
    edited boolean DEFAULT false NOT NULL,
    bank_text jsonb,
    fingerprint text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL,
    search tsvector DEFAULT ''::tsvector NOT NULL,
    media jsonb,
    accept jsonb
);
ALTER TABLE ONLY public.questions ALTER COLUMN id SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN category SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN difficulty SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN prompt SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN answer SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN wrong SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN explanation SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN source SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN as_of SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN tags SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN licence SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN retired_at SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN content_hash SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN origin SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN version SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN added_at SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN changed_at SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN duplicate_of SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN edited SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN bank_text SET STATISTICS 0;
ALTER TABLE ONLY public.questions ALTER COLUMN fingerprint SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN revision SET STATISTICS 20;
ALTER TABLE ONLY public.questions ALTER COLUMN search SET STATISTICS 20;
CREATE TABLE public.queue (
    uid text NOT NULL COLLATE pg_catalog."C",
    joined_at bigint NOT NULL,
    elo integer NOT NULL,
    front boolean DEFAULT false NOT NULL,
    last_opponent text COLLATE pg_catalog."C"
);
CREATE TABLE public.queue_pauses (
    uid text NOT NULL COLLATE pg_catalog."C",
    misses jsonb NOT NULL,
    paused_until bigint
);
CREATE TABLE public.quiz_versions (
    quiz_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    questions jsonb NOT NULL,
    made_by text COLLATE pg_catalog."C"
);
CREATE TABLE public.quizzes (
    id text NOT NULL COLLATE pg_catalog."C",
    owner_uid text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    description text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    state text DEFAULT 'draft'::text NOT NULL COLLATE pg_catalog."C",
    questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    submitted_at bigint,
    published_at bigint,
    plays bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.rating_history (
    uid text NOT NULL COLLATE pg_catalog."C",
    game_id text COLLATE pg_catalog."C",
    at bigint NOT NULL,
    before integer NOT NULL,
    after integer NOT NULL,
    voided_at bigint
);
CREATE TABLE public.seen_questions (
    uid text NOT NULL COLLATE pg_catalog."C",
    question_id text NOT NULL COLLATE pg_catalog."C",
    seen_at bigint NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL COLLATE pg_catalog."C",
    expires_at timestamp with time zone NOT NULL,
    ip_address text COLLATE pg_catalog."C",
    user_agent text COLLATE pg_catalog."C",
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.settings (
    name text NOT NULL COLLATE pg_catalog."C",
    value jsonb NOT NULL
);
CREATE TABLE public.site_logos (
    file text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.tallies (
    name text NOT NULL COLLATE pg_catalog."C",
    slot integer NOT NULL,
    n bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.user_achievements (
    uid text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    shown_at bigint,
    shown_by text COLLATE pg_catalog."C"
);
CREATE TABLE public.usernames (
    name_key text NOT NULL COLLATE pg_catalog."C",
    uid text COLLATE pg_catalog."C",
    username text NOT NULL COLLATE pg_catalog."C",
    held_until bigint
);
CREATE TABLE public.users (
    uid text NOT NULL COLLATE pg_catalog."C",
    username text COLLATE pg_catalog."C",
    profile_pic text COLLATE pg_catalog."C",
    elo integer,
    created_at bigint,
    is_anonymous boolean DEFAULT true NOT NULL,
    achievements jsonb DEFAULT '[]'::jsonb NOT NULL,
    wins integer DEFAULT 0 NOT NULL,
    losses integer DEFAULT 0 NOT NULL,
    draws integer DEFAULT 0 NOT NULL,
    rated_games integer DEFAULT 0 NOT NULL,
    questions_correct integer DEFAULT 0 NOT NULL,
    flag_questions_correct integer DEFAULT 0 NOT NULL,
    win_streak integer DEFAULT 0 NOT NULL,
    best_win_streak integer DEFAULT 0 NOT NULL,
    perfect_scores integer DEFAULT 0 NOT NULL,
    last_elo_change integer,
    scores jsonb DEFAULT '{}'::jsonb NOT NULL,
    flag_quiz_scores jsonb DEFAULT '{}'::jsonb NOT NULL,
    country_quiz_scores jsonb DEFAULT '{}'::jsonb NOT NULL,
    role text DEFAULT 'player'::text NOT NULL COLLATE pg_catalog."C",
    banned_until bigint,
    ban_reason text COLLATE pg_catalog."C",
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    username_changed_at bigint,
    deletion_at bigint,
    deleted_at bigint,
    merged_into text COLLATE pg_catalog."C",
    notices jsonb DEFAULT '[]'::jsonb NOT NULL,
    nickname text COLLATE pg_catalog."C",
    colour text COLLATE pg_catalog."C"
)
WITH (fillfactor='80');
CREATE TABLE public.verifications (
    id text NOT NULL COLLATE pg_catalog."C",
    identifier text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.webhook_messages (
    id bigint NOT NULL,
    webhook_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    message jsonb NOT NULL
);
ALTER TABLE public.webhook_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhooks (
    id text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    format text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL COLLATE pg_catalog."C",
    events jsonb NOT NULL,
    removed_at bigint,
    tried_at bigint,
    outcome text COLLATE pg_catalog."C"
);
INSERT INTO public.achievement_counts VALUES
	('first_victory', 1);
INSERT INTO public.active_seats VALUES
	('BGN7qvBDSQcDdaLX', 'z1fB2mpBpcnQ', 0),
	('vGmekf7dtF6sg7vJ', 'z1fB2mpBpcnQ', 1),
	('hrWpxqszEDvHfbUv', 'rRG23omy4UxW', 0),
	('rPKaEdahWUX3guj1', 'rRG23omy4UxW', 1),
	('UapEb4GhuM71xNgc', 'djkriEno4Mt5', 0),
	('43R7BiswceMWYygo', 'djkriEno4Mt5', 1);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, 1767225600000, NULL, 'command line', 'set-role', 'player', 'hrWpxqszEDvHfbUv', 'Ada', '{"role": "player"}', '{"role": "admin"}', NULL, NULL, NULL),
	(2, 1767225600000, 'hrWpxqszEDvHfbUv', 'Ada', 'import-questions', 'import', 'hawST9i1bPjh', 'music.json', '{}', '{"source": "a pub quiz", "licence": "CC0-1.0", "category": "music", "characters": 534, "difficulty": 1}', NULL, NULL, NULL);
INSERT INTO public.board_counts VALUES
	('daily/2026-01-01', 0, 2048, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 4, 128, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.board_entries VALUES
	('daily/2026-01-01', 'hrWpxqszEDvHfbUv', 10, 10, NULL, false, 1767225600000, 'Ada', 'profile1', false),
	('elo', 'hrWpxqszEDvHfbUv', 1020, 1020, NULL, true, 1767225639275, 'Ada', 'profile1', false),
	('elo', 'rPKaEdahWUX3guj1', 980, 980, NULL, true, 1767225639275, 'Ben', 'profile1', false),
	('elo/2026-W01', 'hrWpxqszEDvHfbUv', 20, 20, NULL, true, 1767225639275, 'Ada', 'profile1', false),
	('elo/2026-W01', 'rPKaEdahWUX3guj1', -20, -20, NULL, true, 1767225639275, 'Ben', 'profile1', false);
INSERT INTO public.boards VALUES
	('daily/2026-01-01', 'daily', '2026-01-01'),
	('elo', 'elo', NULL),
	('elo/2026-W01', 'elo', '2026-W01');
INSERT INTO public.credentials VALUES
	('HjxHJopJ6rYwQkwQ', 'hrWpxqszEDvHfbUv', 'credential', 'hrWpxqszEDvHfbUv', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$Jo1sXLrTUe6b/8PXh9SWoQ$VLKzv6TkfeZiBmKdS8aUFL6JXQr0XwF5iYqx5NJ9d4s', '2026-11-30 02:11:42.251+00', '2026-11-30 02:11:42.251+00'),
	('LKEhDLCrrXF2CLun', 'rPKaEdahWUX3guj1', 'credential', 'rPKaEdahWUX3guj1', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$Ur12OpUdZGOUDbY8LSvbTg$yrLxnIt3ber9rwPlVltmVmqMUh4p5bAnt7GpMK6BIYs', '2026-11-30 02:11:42.367+00', '2026-11-30 02:11:42.367+00'),
	('jGVEojryQKMh2Fmx', 'UapEb4GhuM71xNgc', 'credential', 'UapEb4GhuM71xNgc', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$drq2hY4aBB0TJOvLRJelyw$2/vc0Rcex0HncAac/Cxb99dFvTbezklZh1+SFqh7TMo', '2026-11-30 02:11:42.447+00', '2026-11-30 02:11:42.447+00');
INSERT INTO public.custom_links VALUES
	('yf1fPH1USyxc', '{"clock": null, "count": 5, "categories": [], "difficulties": [1, 2, 3]}', 'qaPmD9rrfhvaZuuqahP744', '["games-internet-0010", "art-0037", "history-0033", "food-drink-0059", "literature-0036"]', 'rPKaEdahWUX3guj1', 1767225600000);
INSERT INTO public.custom_plays VALUES
	('yf1fPH1USyxc', '43R7BiswceMWYygo', 'AotCfMyfyiuc', NULL, 5, NULL);
INSERT INTO public.daily_days VALUES
	('2026-01-01', '["technology-0030", "geography-0048", "nature-0051", "art-0021", "music-0022", "literature-0004", "film-0055", "games-internet-0058", "television-0008", "sports-0041"]', 1767225600000, 'daily 2026-01-01 tXP2itSjS9NgqO91joBPwWBYLYevpTmKq-JOGQJOlgU');
INSERT INTO public.daily_plays VALUES
	('hrWpxqszEDvHfbUv', '2026-01-01', 'Fiih7QozHL4D', 1767225600000, 10, 1767225600000),
	('rPKaEdahWUX3guj1', '2026-01-01', 'GcdTsSoQ9Kmq', 1767225600000, NULL, NULL);
INSERT INTO public.daily_scores VALUES
	('2026-01-01', 10, 1);
INSERT INTO public.day_sums VALUES
	('2026-01-01', 'guests', 1, 1),
	('2026-01-01', 'sign-ups', 1, 1),
	('2026-01-01', 'guests', 14, 1),
	('2026-01-01', 'sign-ups', 14, 1),
	('2026-01-01', 'sign-ups', 10, 1),
	('2026-01-01', 'guests', 0, 1),
	('2026-01-01', 'guests', 9, 2),
	('2026-01-01', 'guests', 2, 1),
	('2026-01-01', 'guests', 7, 1),
	('2026-01-01', 'guests', 13, 1),
	('2026-01-01', 'guests', 5, 1),
	('2026-01-01', 'guests', 10, 2),
	('2026-01-01', 'guests', 6, 1),
	('2026-01-01', 'guests', 15, 1),
	('2026-01-01', 'guests', 12, 1),
	('2026-01-01', 'games/daily', 1, 1),
	('2026-01-01', 'games/ranked', 1, 1);
INSERT INTO public.fair_play_facts VALUES
	('Fiih7QozHL4D', 'hrWpxqszEDvHfbUv', NULL, 1767225600000, '{"battle": null, "answers": [[null, 10, 1, 1, 892], [0, 10, 1, 1, 892], [0, 10, 1, 1, 892], [0, 10, 1, 1, 892], [0, 10, 1, 2, 754], [0, 9, 1, 2, 754], [0, 10, 1, 2, 754], [0, 10, 1, 2, 754], [0, 9, 1, 3, 582], [0, 10, 1, 3, 582]], "messages": {"late": 0, "forged": 0}}'),
	('kwotpbQ6bkYa', 'hrWpxqszEDvHfbUv', 'rPKaEdahWUX3guj1', 1767225639275, '{"battle": {"gave": false, "given": false, "outcome": "won", "leftBehind": false, "sameDevice": false}, "answers": [[1, 10, 1, 1, 892], [1, 10, 1, 3, 582], [1, 35, 1, 1, 892], [1, 10, 1, 2, 754], [1, 10, 1, 2, 754], [1, 9, 1, 2, 754], [1, 10, 1, 3, 582], [1, 10, 1, 1, 892], [1, 10, 1, 2, 754], [1, 10, 1, 3, 582]], "messages": {"late": 0, "forged": 0}}'),
	('kwotpbQ6bkYa', 'rPKaEdahWUX3guj1', 'hrWpxqszEDvHfbUv', 1767225639275, '{"battle": {"gave": false, "given": false, "outcome": "lost", "leftBehind": false, "sameDevice": false}, "answers": [[1, 10, 1, 1, 892], [1, 10, 1, 3, 582], [1, 35, 1, 1, 892], [1, 10, 1, 2, 754], [1, 10, 0, 2, 754], [1, 9, 0, 2, 754], [1, 10, 0, 3, 582], [1, 10, 0, 1, 892], [1, 10, 0, 2, 754], [1, 10, 0, 3, 582]], "messages": {"late": 0, "forged": 0}}');
INSERT INTO public.fair_play_norms VALUES
	('answer-times', 0, 29),
	('lost', 0, 1),
	('looked-up-to', 0, 1767225639275);
INSERT INTO public.friend_matches VALUES
	('ZPQVJV', 'UB2WWBk4gVEhgQGH', false, 1767225659679, 1767227459679, NULL, NULL, '[]');
INSERT INTO public.game_events VALUES
	('Fiih7QozHL4D', 0, 1767225600000, '{"at": 1767225600000, "seed": "daily 2026-01-01 tXP2itSjS9NgqO91joBPwWBYLYevpTmKq-JOGQJOlgU", "type": "opened", "items": [{"right": 3, "prompt": "Prompt 30?", "choices": ["wrong 30 c", "wrong 30 b", "wrong 30 a", "right 30"], "category": "technology", "question": "technology-0030", "difficulty": 1}, {"right": 0, "prompt": "Prompt 48?", "choices": ["right 48", "wrong 48 a", "wrong 48 b", "wrong 48 c"], "category": "geography", "question": "geography-0048", "difficulty": 1}, {"right": 0, "prompt": "Prompt 51?", "choices": ["right 51", "wrong 51 a", "wrong 51 c", "wrong 51 b"], "category": "nature", "question": "nature-0051", "difficulty": 1}, {"right": 3, "prompt": "Prompt 21?", "choices": ["wrong 21 b", "wrong 21 c", "wrong 21 a", "right 21"], "category": "art", "question": "art-0021", "difficulty": 1}, {"right": 3, "prompt": "Prompt 22?", "choices": ["wrong 22 c", "wrong 22 b", "wrong 22 a", "right 22"], "category": "music", "question": "music-0022", "difficulty": 2}, {"right": 0, "prompt": "Prompt 4?", "choices": ["right 4", "wrong 4 c", "wrong 4 a", "wrong 4 b"], "category": "literature", "question": "literature-0004", "difficulty": 2}, {"right": 3, "prompt": "Prompt 55?", "choices": ["wrong 55 b", "wrong 55 a", "wrong 55 c", "right 55"], "category": "film", "question": "film-0055", "difficulty": 2}, {"right": 2, "prompt": "Prompt 58?", "choices": ["wrong 58 b", "wrong 58 c", "right 58", "wrong 58 a"], "category": "games-internet", "question": "games-internet-0058", "difficulty": 2}, {"right": 2, "prompt": "Prompt 8?", "choices": ["wrong 8 a", "wrong 8 b", "right 8", "wrong 8 c"], "category": "television", "question": "television-0008", "difficulty": 3}, {"right": 1, "prompt": "Prompt 41?", "choices": ["wrong 41 c", "right 41", "wrong 41 a", "wrong 41 b"], "category": "sports", "question": "sports-0041", "difficulty": 3}], "config": {"ends": "all", "kind": "daily", "clock": 20000}, "players": [{"bot": null, "elo": 1000, "uid": "hrWpxqszEDvHfbUv", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('Fiih7QozHL4D', 1, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 0, "allowance": 0}'),
	('Fiih7QozHL4D', 2, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 0, "right": true, "choice": 3}'),
	('Fiih7QozHL4D', 3, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 1, "allowance": 0}'),
	('Fiih7QozHL4D', 4, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 1, "right": true, "choice": 0}'),
	('Fiih7QozHL4D', 5, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 2, "allowance": 0}'),
	('Fiih7QozHL4D', 6, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 2, "right": true, "choice": 0}'),
	('Fiih7QozHL4D', 7, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 3, "allowance": 0}'),
	('Fiih7QozHL4D', 8, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 3, "right": true, "choice": 3}'),
	('Fiih7QozHL4D', 9, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 4, "allowance": 0}'),
	('Fiih7QozHL4D', 10, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 4, "right": true, "choice": 3}'),
	('Fiih7QozHL4D', 11, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 5, "allowance": 0}'),
	('Fiih7QozHL4D', 12, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 5, "right": true, "choice": 0}'),
	('Fiih7QozHL4D', 13, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 6, "allowance": 0}'),
	('Fiih7QozHL4D', 14, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 6, "right": true, "choice": 3}'),
	('Fiih7QozHL4D', 15, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 7, "allowance": 0}'),
	('Fiih7QozHL4D', 16, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 7, "right": true, "choice": 2}'),
	('Fiih7QozHL4D', 17, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 8, "allowance": 0}'),
	('Fiih7QozHL4D', 18, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 8, "right": true, "choice": 2}'),
	('Fiih7QozHL4D', 19, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 9, "allowance": 0}'),
	('Fiih7QozHL4D', 20, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 9, "right": true, "choice": 1}'),
	('Fiih7QozHL4D', 21, 1767225600000, '{"at": 1767225600000, "type": "ended", "reason": "completed"}'),
	('GcdTsSoQ9Kmq', 0, 1767225600000, '{"at": 1767225600000, "seed": "daily 2026-01-01 tXP2itSjS9NgqO91joBPwWBYLYevpTmKq-JOGQJOlgU", "type": "opened", "items": [{"right": 3, "prompt": "Prompt 30?", "choices": ["wrong 30 c", "wrong 30 b", "wrong 30 a", "right 30"], "category": "technology", "question": "technology-0030", "difficulty": 1}, {"right": 0, "prompt": "Prompt 48?", "choices": ["right 48", "wrong 48 a", "wrong 48 b", "wrong 48 c"], "category": "geography", "question": "geography-0048", "difficulty": 1}, {"right": 0, "prompt": "Prompt 51?", "choices": ["right 51", "wrong 51 a", "wrong 51 c", "wrong 51 b"], "category": "nature", "question": "nature-0051", "difficulty": 1}, {"right": 3, "prompt": "Prompt 21?", "choices": ["wrong 21 b", "wrong 21 c", "wrong 21 a", "right 21"], "category": "art", "question": "art-0021", "difficulty": 1}, {"right": 3, "prompt": "Prompt 22?", "choices": ["wrong 22 c", "wrong 22 b", "wrong 22 a", "right 22"], "category": "music", "question": "music-0022", "difficulty": 2}, {"right": 0, "prompt": "Prompt 4?", "choices": ["right 4", "wrong 4 c", "wrong 4 a", "wrong 4 b"], "category": "literature", "question": "literature-0004", "difficulty": 2}, {"right": 3, "prompt": "Prompt 55?", "choices": ["wrong 55 b", "wrong 55 a", "wrong 55 c", "right 55"], "category": "film", "question": "film-0055", "difficulty": 2}, {"right": 2, "prompt": "Prompt 58?", "choices": ["wrong 58 b", "wrong 58 c", "right 58", "wrong 58 a"], "category": "games-internet", "question": "games-internet-0058", "difficulty": 2}, {"right": 2, "prompt": "Prompt 8?", "choices": ["wrong 8 a", "wrong 8 b", "right 8", "wrong 8 c"], "category": "television", "question": "television-0008", "difficulty": 3}, {"right": 1, "prompt": "Prompt 41?", "choices": ["wrong 41 c", "right 41", "wrong 41 a", "wrong 41 b"], "category": "sports", "question": "sports-0041", "difficulty": 3}], "config": {"ends": "all", "kind": "daily", "clock": 20000}, "players": [{"bot": null, "elo": 1000, "uid": "rPKaEdahWUX3guj1", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('GcdTsSoQ9Kmq', 1, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 0, "allowance": 0}'),
	('GcdTsSoQ9Kmq', 2, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 0, "right": true, "choice": 3}'),
	('GcdTsSoQ9Kmq', 3, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 1, "allowance": 0}'),
	('GcdTsSoQ9Kmq', 4, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 1, "right": true, "choice": 0}'),
	('GcdTsSoQ9Kmq', 5, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 2, "allowance": 0}'),
	('GcdTsSoQ9Kmq', 6, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 2, "right": true, "choice": 0}'),
	('cow97Ns26Kth', 0, 1767225600000, '{"at": 1767225600000, "seed": "tZa7R9sXGCy6a5gPmDqiVh", "type": "opened", "items": [], "config": {"ends": "first-miss", "kind": "survival", "clock": 12000}, "players": [{"bot": null, "elo": 1000, "uid": "UapEb4GhuM71xNgc", "username": "Cleo", "profilePic": "profile1", "provisional": true}]}'),
	('cow97Ns26Kth', 1, 1767225600000, '{"at": 1767225600000, "item": {"right": 2, "prompt": "Prompt 36?", "choices": ["wrong 36 c", "wrong 36 a", "right 36", "wrong 36 b"], "category": "literature", "question": "literature-0036", "difficulty": 1}, "type": "asked", "index": 0, "allowance": 0}'),
	('cow97Ns26Kth', 2, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 0, "right": true, "choice": 2}'),
	('cow97Ns26Kth', 3, 1767225600000, '{"at": 1767225600000, "item": {"right": 0, "prompt": "Prompt 3?", "choices": ["right 3", "wrong 3 a", "wrong 3 b", "wrong 3 c"], "category": "nature", "question": "nature-0003", "difficulty": 1}, "type": "asked", "index": 1, "allowance": 0}'),
	('cow97Ns26Kth', 4, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 1, "right": true, "choice": 0}'),
	('AotCfMyfyiuc', 0, 1767225600000, '{"at": 1767225600000, "seed": "qaPmD9rrfhvaZuuqahP744", "type": "opened", "items": [{"right": 0, "prompt": "Prompt 10?", "choices": ["right 10", "wrong 10 a", "wrong 10 b", "wrong 10 c"], "category": "games-internet", "question": "games-internet-0010", "difficulty": 2}, {"right": 3, "prompt": "Prompt 37?", "choices": ["wrong 37 c", "wrong 37 a", "wrong 37 b", "right 37"], "category": "art", "question": "art-0037", "difficulty": 2}, {"right": 1, "prompt": "Prompt 33?", "choices": ["wrong 33 a", "right 33", "wrong 33 b", "wrong 33 c"], "category": "history", "question": "history-0033", "difficulty": 1}, {"right": 1, "prompt": "Prompt 59?", "choices": ["wrong 59 c", "right 59", "wrong 59 a", "wrong 59 b"], "category": "food-drink", "question": "food-drink-0059", "difficulty": 3}, {"right": 2, "prompt": "Prompt 36?", "choices": ["wrong 36 a", "wrong 36 c", "right 36", "wrong 36 b"], "category": "literature", "question": "literature-0036", "difficulty": 1}], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 1000, "uid": "43R7BiswceMWYygo", "username": "Pink Bumblebee 78", "profilePic": "profile1-pink", "provisional": true}]}'),
	('AotCfMyfyiuc', 1, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 0, "allowance": 0}'),
	('AotCfMyfyiuc', 2, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 0, "right": true, "choice": 0}'),
	('dayraAGnnYGC', 0, 1767225600000, '{"at": 1767225600000, "seed": "mFwcCMBZAu5uCSMYkeguWg", "type": "opened", "items": [], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 1000, "uid": "njgTm8FXugCqahvK", "username": "Magenta Lynx 69", "profilePic": "profile1-pink", "provisional": true}], "quizVersion": {"quiz": "mwPD9fBAjDLD", "version": 1767225600001}}'),
	('dayraAGnnYGC', 1, 1767225600000, '{"at": 1767225600000, "type": "asked", "index": 0, "allowance": 0}'),
	('dayraAGnnYGC', 2, 1767225600000, '{"at": 1767225600000, "text": null, "type": "answered", "index": 0, "right": true, "choice": 0}'),
	('DixvUyaA9Sn8', 0, 1767225600000, '{"at": 1767225600000, "seed": "SiHtYyz1FZ8G5eSomTPhtF", "type": "opened", "items": [{"name": "Papua New Guinea", "image": "neVrN5Rsmw9QGqUNSi8a", "place": "PG", "right": null, "accepts": ["PG"], "choices": null}, {"name": "Wallis and Futuna", "image": "VsJAdEZEcPMj82qvFueD", "place": "WF", "right": null, "accepts": ["WF"], "choices": null}, {"name": "Tokelau", "image": "bjaDrpqQGGKTX5AKEtAS", "place": "TK", "right": null, "accepts": ["TK"], "choices": null}, {"name": "Niue", "image": "FoVsohzsDzgz9yiFhHZR", "place": "NU", "right": null, "accepts": ["NU"], "choices": null}, {"name": "Solomon Islands", "image": "iu7Hr8dmqg9m3K7K3mnW", "place": "SB", "right": null, "accepts": ["SB"], "choices": null}, {"name": "Australia", "image": "sHD31CuvA3DJCCsLvwmT", "place": "AU", "right": null, "accepts": ["AU", "HM"], "choices": null}, {"name": "New Zealand", "image": "U98ZWNw6bo1jAsuhzDN4", "place": "NZ", "right": null, "accepts": ["NZ"], "choices": null}, {"name": "Marshall Islands", "image": "k7U5F13dLrLrRaqF4S9E", "place": "MH", "right": null, "accepts": ["MH"], "choices": null}, {"name": "Fiji", "image": "SryKspvuMxU33Wp6fY2R", "place": "FJ", "right": null, "accepts": ["FJ"], "choices": null}, {"name": "New Caledonia", "image": "L12twrbdzSvtjrNdm47s", "place": "NC", "right": null, "accepts": ["NC"], "choices": null}, {"name": "Vanuatu", "image": "CAF7gUNMD2EN7ww8oiGk", "place": "VU", "right": null, "accepts": ["VU"], "choices": null}, {"name": "American Samoa", "image": "1MfMcjqc6dfDxF7orjnq", "place": "AS", "right": null, "accepts": ["AS"], "choices": null}, {"name": "Pitcairn Islands", "image": "Y96bpQ1d1XEEenH8NdvK", "place": "PN", "right": null, "accepts": ["PN"], "choices": null}, {"name": "Samoa", "image": "v8RS2zFUGJ2wnT9Rwm32", "place": "WS", "right": null, "accepts": ["WS"], "choices": null}, {"name": "Northern Mariana Islands", "image": "wbuYoyZi5LPUQZcXA7Kq", "place": "MP", "right": null, "accepts": ["MP"], "choices": null}, {"name": "Tuvalu", "image": "MmxYUrCmUd4fABCC36F9", "place": "TV", "right": null, "accepts": ["TV"], "choices": null}, {"name": "Norfolk Island", "image": "chcdJ1iXjt8BxTMHtvev", "place": "NF", "right": null, "accepts": ["NF"], "choices": null}, {"name": "French Polynesia", "image": "pdWxDUAEfWnt1yzMazTA", "place": "PF", "right": null, "accepts": ["PF"], "choices": null}, {"name": "Cocos (Keeling) Islands", "image": "4de5xXquCZWgMm3pQazv", "place": "CC", "right": null, "accepts": ["CC"], "choices": null}, {"name": "Christmas Island", "image": "2KW65GDKSGEEhELiGtZM", "place": "CX", "right": null, "accepts": ["CX"], "choices": null}, {"name": "Kiribati", "image": "4xHoyACVZ42bhGLRDQBk", "place": "KI", "right": null, "accepts": ["KI"], "choices": null}, {"name": "Palau", "image": "WDDeNkA1pUjhwKjxw64e", "place": "PW", "right": null, "accepts": ["PW"], "choices": null}, {"name": "Guam", "image": "fusLoGUfXTsii4nfnvYh", "place": "GU", "right": null, "accepts": ["GU"], "choices": null}, {"name": "Cook Islands", "image": "PKR68B5n4vn88osjL2rD", "place": "CK", "right": null, "accepts": ["CK"], "choices": null}, {"name": "Tonga", "image": "4rDke1hbpKDRgsUwrrec", "place": "TO", "right": null, "accepts": ["TO"], "choices": null}, {"name": "Nauru", "image": "rSTmidZ9ivAbThbQDNdd", "place": "NR", "right": null, "accepts": ["NR"], "choices": null}, {"name": "Micronesia", "image": "jcggR4FDMhC6secrn5G6", "place": "FM", "right": null, "accepts": ["FM"], "choices": null}], "config": {"hard": false, "counts": true, "region": "oceania", "answers": "typed"}, "players": [{"bot": null, "elo": 1000, "uid": "njgTm8FXugCqahvK", "username": "Magenta Lynx 69", "profilePic": "profile1-pink", "provisional": true}]}'),
	('DixvUyaA9Sn8', 1, 1767225600000, '{"at": 1767225600000, "item": 0, "type": "guessed", "place": "PG", "right": true}'),
	('DixvUyaA9Sn8', 2, 1767225600000, '{"at": 1767225600000, "item": 1, "type": "guessed", "place": "WF", "right": true}'),
	('HAZrv1eVtrjV', 0, 1767225600000, '{"at": 1767225600000, "seed": "jSJMhGp2xtbzDF6ZNDaJy9", "type": "opened", "items": [{"clue": "Islands in the south of Oceania. Of middling size. Nearest countries: Fiji about 1,400 km to the north, Australia about 1,500 km to the west and Vanuatu about 1,600 km to the north.", "name": "New Zealand", "place": "NZ"}, {"clue": "Islands in Melanesia, in the Pacific. Very small. Nearest countries: Tonga about 400 km to the east, Tuvalu about 500 km to the north and Vanuatu about 500 km to the west.", "name": "Fiji", "place": "FJ"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Nauru about 290 km to the west, the Marshall Islands about 450 km to the west and Tuvalu about 800 km to the west.", "name": "Kiribati", "place": "KI"}, {"clue": "In Oceania, with the sea all around. The largest country of Oceania. Nearest countries: Papua New Guinea about 150 km to the north, Indonesia about 240 km to the north and Timor-Leste about 450 km to the north.", "name": "Australia", "place": "AU"}, {"clue": "Islands in Polynesia, in the Pacific. Very small. Nearest countries: Tonga about 550 km to the south, Fiji about 750 km to the south-west and Kiribati about 1,000 km to the north.", "name": "Samoa", "place": "WS"}, {"clue": "Islands in the western Pacific. Tiny. Nearest countries: Palau about 400 km to the west, the Marshall Islands about 650 km to the east and Nauru about 800 km to the south-east.", "name": "Micronesia", "place": "FM"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Kiribati about 450 km to the south, Micronesia about 650 km to the west and Nauru about 750 km to the south.", "name": "Marshall Islands", "place": "MH"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Indonesia about 280 km to the south-west, Micronesia about 400 km to the east and the Philippines about 650 km to the west.", "name": "Palau", "place": "PW"}, {"clue": "Islands in Polynesia, in the Pacific. Tiny. Nearest countries: Fiji about 400 km to the north-west, Samoa about 550 km to the north and Tuvalu about 1,300 km to the north.", "name": "Tonga", "place": "TO"}, {"clue": "Islands in Melanesia, in the Pacific, not all of them its own. Large. Borders Indonesia to the west. Across the sea: the Solomon Islands about 10 km to the east and Australia about 150 km to the south.", "name": "Papua New Guinea", "place": "PG"}, {"clue": "An island in Micronesia, in the Pacific. Tiny. Nearest countries: Kiribati about 290 km to the east, the Marshall Islands about 750 km to the north and Micronesia about 800 km to the north-west.", "name": "Nauru", "place": "NR"}, {"clue": "Islands in Polynesia, in the Pacific. Tiny. Nearest countries: Fiji about 500 km to the south, Kiribati about 800 km to the east and Samoa about 1,000 km to the south-east.", "name": "Tuvalu", "place": "TV"}, {"clue": "Islands in Melanesia, in the Pacific. Small. Nearest countries: Papua New Guinea about 10 km to the west, Vanuatu about 240 km to the east and Fiji about 1,100 km to the east.", "name": "Solomon Islands", "place": "SB"}, {"clue": "Islands in Melanesia, in the Pacific. Very small. Nearest countries: the Solomon Islands about 240 km to the north, Fiji about 500 km to the south-east and Papua New Guinea about 1,400 km to the west.", "name": "Vanuatu", "place": "VU"}], "config": {"hard": false, "task": "name", "limit": null, "shown": "map", "counts": true, "region": "oceania"}, "players": [{"bot": null, "elo": 1000, "uid": "UB2WWBk4gVEhgQGH", "username": "Moss Dolphin 53", "profilePic": "profile1-olive", "provisional": true}]}'),
	('HAZrv1eVtrjV', 1, 1767225600000, '{"at": 1767225600000, "item": 0, "type": "named"}'),
	('kwotpbQ6bkYa', 0, 1767225610150, '{"at": 1767225610150, "seed": "gb2rpmJwzW7umxmWiDAsgR", "type": "opened", "entry": "invited", "items": [{"right": 0, "prompt": "Prompt 18?", "choices": ["right 18", "wrong 18 b", "wrong 18 a", "wrong 18 c"], "category": "science", "question": "science-0018", "difficulty": 1, "explanation": "Explanation 18."}, {"right": 1, "prompt": "Prompt 32?", "choices": ["wrong 32 b", "right 32", "wrong 32 a", "wrong 32 c"], "category": "geography", "question": "geography-0032", "difficulty": 3, "explanation": "Explanation 32."}, {"right": 2, "prompt": "How many strings does a viola have?", "choices": ["wrong for a viola: six", "wrong for a viola: five", "right for a viola", "wrong for a viola: three"], "category": "music", "question": "hawST9i1bPjh-2", "difficulty": 1, "explanation": "They are tuned in fifths."}, {"right": 2, "prompt": "Prompt 52?", "choices": ["wrong 52 b", "wrong 52 a", "right 52", "wrong 52 c"], "category": "literature", "question": "literature-0052", "difficulty": 2, "explanation": "Explanation 52."}, {"right": 0, "prompt": "Prompt 13?", "choices": ["right 13", "wrong 13 b", "wrong 13 a", "wrong 13 c"], "category": "mythology", "question": "mythology-0013", "difficulty": 2, "explanation": "Explanation 13."}, {"right": 2, "prompt": "Prompt 1?", "choices": ["wrong 1 a", "wrong 1 b", "right 1", "wrong 1 c"], "category": "history", "question": "history-0001", "difficulty": 2, "explanation": "Explanation 1."}, {"right": 1, "prompt": "Prompt 23?", "choices": ["wrong 23 c", "right 23", "wrong 23 b", "wrong 23 a"], "category": "film", "question": "film-0023", "difficulty": 3, "explanation": "Explanation 23."}, {"right": 3, "prompt": "Prompt 42?", "choices": ["wrong 42 a", "wrong 42 c", "wrong 42 b", "right 42"], "category": "games-internet", "question": "games-internet-0042", "difficulty": 1, "explanation": "Explanation 42."}, {"right": 3, "prompt": "Prompt 43?", "choices": ["wrong 43 c", "wrong 43 a", "wrong 43 b", "right 43"], "category": "food-drink", "question": "food-drink-0043", "difficulty": 2, "explanation": "Explanation 43."}, {"right": 1, "prompt": "Prompt 47?", "choices": ["wrong 47 a", "right 47", "wrong 47 b", "wrong 47 c"], "category": "society", "question": "society-0047", "difficulty": 3, "explanation": "Explanation 47."}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "hrWpxqszEDvHfbUv", "username": "Ada", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 1000, "uid": "rPKaEdahWUX3guj1", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('kwotpbQ6bkYa', 1, 1767225611001, '{"at": 1767225611001, "seat": 0, "type": "joined"}'),
	('kwotpbQ6bkYa', 2, 1767225611001, '{"at": 1767225611001, "seat": 1, "type": "joined"}'),
	('kwotpbQ6bkYa', 3, 1767225614025, '{"at": 1767225614025, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 4, 1767225614026, '{"at": 1767225614026, "seat": 0, "type": "answered", "index": 0, "choice": 0}'),
	('rRG23omy4UxW', 1, 1767225650603, '{"at": 1767225650603, "seat": 0, "type": "joined"}'),
	('kwotpbQ6bkYa', 5, 1767225614026, '{"at": 1767225614026, "seat": 1, "type": "answered", "index": 0, "choice": 0}'),
	('kwotpbQ6bkYa', 6, 1767225616550, '{"at": 1767225616550, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 7, 1767225616551, '{"at": 1767225616551, "seat": 0, "type": "answered", "index": 1, "choice": 1}'),
	('kwotpbQ6bkYa', 8, 1767225616551, '{"at": 1767225616551, "seat": 1, "type": "answered", "index": 1, "choice": 1}'),
	('kwotpbQ6bkYa', 9, 1767225619075, '{"at": 1767225619075, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 10, 1767225619076, '{"at": 1767225619076, "seat": 0, "type": "answered", "index": 2, "choice": 2}'),
	('kwotpbQ6bkYa', 11, 1767225619076, '{"at": 1767225619076, "seat": 1, "type": "answered", "index": 2, "choice": 2}'),
	('kwotpbQ6bkYa', 12, 1767225621600, '{"at": 1767225621600, "type": "asked", "index": 3, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 13, 1767225621601, '{"at": 1767225621601, "seat": 0, "type": "answered", "index": 3, "choice": 2}'),
	('kwotpbQ6bkYa', 14, 1767225621601, '{"at": 1767225621601, "seat": 1, "type": "answered", "index": 3, "choice": 2}'),
	('kwotpbQ6bkYa', 15, 1767225624125, '{"at": 1767225624125, "type": "asked", "index": 4, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 16, 1767225624126, '{"at": 1767225624126, "seat": 0, "type": "answered", "index": 4, "choice": 0}'),
	('kwotpbQ6bkYa', 17, 1767225624126, '{"at": 1767225624126, "seat": 1, "type": "answered", "index": 4, "choice": 1}'),
	('kwotpbQ6bkYa', 18, 1767225626650, '{"at": 1767225626650, "type": "asked", "index": 5, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 19, 1767225626651, '{"at": 1767225626651, "seat": 0, "type": "answered", "index": 5, "choice": 2}'),
	('kwotpbQ6bkYa', 20, 1767225626651, '{"at": 1767225626651, "seat": 1, "type": "answered", "index": 5, "choice": 0}'),
	('kwotpbQ6bkYa', 21, 1767225629175, '{"at": 1767225629175, "type": "asked", "index": 6, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 22, 1767225629176, '{"at": 1767225629176, "seat": 0, "type": "answered", "index": 6, "choice": 1}'),
	('kwotpbQ6bkYa', 23, 1767225629176, '{"at": 1767225629176, "seat": 1, "type": "answered", "index": 6, "choice": 0}'),
	('kwotpbQ6bkYa', 24, 1767225631700, '{"at": 1767225631700, "type": "asked", "index": 7, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 25, 1767225631701, '{"at": 1767225631701, "seat": 0, "type": "answered", "index": 7, "choice": 3}'),
	('kwotpbQ6bkYa', 26, 1767225631701, '{"at": 1767225631701, "seat": 1, "type": "answered", "index": 7, "choice": 0}'),
	('kwotpbQ6bkYa', 27, 1767225634225, '{"at": 1767225634225, "type": "asked", "index": 8, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 28, 1767225634226, '{"at": 1767225634226, "seat": 0, "type": "answered", "index": 8, "choice": 3}'),
	('kwotpbQ6bkYa', 29, 1767225634226, '{"at": 1767225634226, "seat": 1, "type": "answered", "index": 8, "choice": 0}'),
	('kwotpbQ6bkYa', 30, 1767225636750, '{"at": 1767225636750, "type": "asked", "index": 9, "allowance": [0, 0]}'),
	('kwotpbQ6bkYa', 31, 1767225636751, '{"at": 1767225636751, "seat": 0, "type": "answered", "index": 9, "choice": 1}'),
	('kwotpbQ6bkYa', 32, 1767225636751, '{"at": 1767225636751, "seat": 1, "type": "answered", "index": 9, "choice": 0}'),
	('kwotpbQ6bkYa', 33, 1767225639275, '{"at": 1767225639275, "type": "ended", "reason": "completed", "winner": 0}'),
	('iZp8GcuMYo36', 0, 1767225640276, '{"at": 1767225640276, "key": "VDG4Q5", "host": "AxSFgS2UKcF9tCFe", "seed": "ec3LFP48u3xs64mkcT4GWG", "type": "opened", "items": [{"right": 1, "prompt": "Prompt 45?", "choices": ["wrong 45 a", "right 45", "wrong 45 c", "wrong 45 b"], "category": "mythology", "question": "mythology-0045", "difficulty": 1, "explanation": "Explanation 45."}, {"right": 1, "prompt": "Prompt 37?", "choices": ["wrong 37 a", "right 37", "wrong 37 c", "wrong 37 b"], "category": "art", "question": "art-0037", "difficulty": 2, "explanation": "Explanation 37."}, {"right": 1, "prompt": "Prompt 11?", "choices": ["wrong 11 c", "right 11", "wrong 11 a", "wrong 11 b"], "category": "food-drink", "question": "food-drink-0011", "difficulty": 3, "explanation": "Explanation 11."}], "config": {"pace": "auto", "clock": 120000, "teams": null, "title": "Party", "penalty": false, "scoring": "plain", "maxSeats": 200, "standings": "question", "hostSeesAnswers": false}, "rounds": [{"start": 0, "title": ""}], "tieBreak": null}'),
	('iZp8GcuMYo36', 1, 1767225640276, '{"at": 1767225640276, "type": "host-returned"}'),
	('4bbqdBqZKqqd', 2, 1767225640276, '{"at": 1767225640276, "team": null, "type": "joined", "player": {"bot": null, "elo": 1000, "uid": "GTmLZVqpZdDGZNRr", "username": "Azure Dolphin 63", "profilePic": "profile1-azure", "provisional": true}}'),
	('4bbqdBqZKqqd', 3, 1767225640276, '{"at": 1767225640276, "team": null, "type": "joined", "player": {"bot": null, "elo": 1000, "uid": "Pfe5V5rhTNEy8Gso", "username": "Bronze Lynx 33", "profilePic": "profile1-orange", "provisional": true}}'),
	('4bbqdBqZKqqd', 4, 1767225640576, '{"at": 1767225640576, "type": "started", "teams": [null, null]}'),
	('4bbqdBqZKqqd', 5, 1767225640576, '{"at": 1767225640576, "type": "asked", "index": 0}'),
	('4bbqdBqZKqqd', 6, 1767225642600, '{"at": 1767225642600, "type": "answering", "index": 0}'),
	('4bbqdBqZKqqd', 7, 1767225645576, '{"at": 1767225645576, "seat": 0, "type": "answered", "index": 0, "right": false, "answer": {"choice": 0}, "allowance": 0}'),
	('z1fB2mpBpcnQ', 1, 1767225646577, '{"at": 1767225646577, "seat": 0, "type": "joined"}'),
	('z1fB2mpBpcnQ', 2, 1767225646577, '{"at": 1767225646577, "seat": 1, "type": "joined"}'),
	('z1fB2mpBpcnQ', 3, 1767225649600, '{"at": 1767225649600, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('iZp8GcuMYo36', 2, 1767225640276, '{"at": 1767225640276, "team": null, "type": "joined", "player": {"bot": null, "elo": 1000, "uid": "UjPVh3baYZR6Wuu8", "username": "Indigo Bison 61", "profilePic": "profile1-blue", "provisional": true}}'),
	('iZp8GcuMYo36', 3, 1767225640276, '{"at": 1767225640276, "team": null, "type": "joined", "player": {"bot": null, "elo": 1000, "uid": "vLaNBNaDm32Fq3D7", "username": "Cobalt Stork 33", "profilePic": "profile1-blue", "provisional": true}}'),
	('4bbqdBqZKqqd', 0, 1767225640276, '{"at": 1767225640276, "key": "REEXW2", "host": "onpeL4pUBMjTx5gM", "seed": "M81V1M5NLWpTk5qisAoNYq", "type": "opened", "items": [{"right": 1, "prompt": "Prompt 43?", "choices": ["wrong 43 c", "right 43", "wrong 43 b", "wrong 43 a"], "category": "food-drink", "question": "food-drink-0043", "difficulty": 2, "explanation": "Explanation 43."}, {"right": 2, "prompt": "Prompt 5?", "choices": ["wrong 5 b", "wrong 5 c", "right 5", "wrong 5 a"], "category": "art", "question": "art-0005", "difficulty": 3, "explanation": "Explanation 5."}, {"right": 1, "prompt": "Prompt 0?", "choices": ["wrong 0 b", "right 0", "wrong 0 a", "wrong 0 c"], "category": "geography", "question": "geography-0000", "difficulty": 1, "explanation": "Explanation 0."}], "config": {"pace": "auto", "clock": 120000, "teams": null, "title": "Party", "penalty": false, "scoring": "plain", "maxSeats": 200, "standings": "question", "hostSeesAnswers": false}, "rounds": [{"start": 0, "title": ""}], "tieBreak": null}'),
	('4bbqdBqZKqqd', 1, 1767225640276, '{"at": 1767225640276, "type": "host-returned"}'),
	('rRG23omy4UxW', 0, 1767225649752, '{"at": 1767225649752, "seed": "hBR7cruNgVFDh3KYxLCEcb", "type": "opened", "entry": "invited", "items": [{"right": 0, "prompt": "Prompt 40?", "choices": ["right 40", "wrong 40 c", "wrong 40 b", "wrong 40 a"], "category": "television", "question": "television-0040", "difficulty": 2, "explanation": "Explanation 40."}, {"right": 3, "prompt": "Prompt 14?", "choices": ["wrong 14 a", "wrong 14 c", "wrong 14 b", "right 14"], "category": "technology", "question": "technology-0014", "difficulty": 3, "explanation": "Explanation 14."}, {"right": 1, "prompt": "Prompt 37?", "choices": ["wrong 37 a", "right 37", "wrong 37 c", "wrong 37 b"], "category": "art", "question": "art-0037", "difficulty": 2, "explanation": "Explanation 37."}, {"right": 3, "prompt": "How many strings does a violin have?", "choices": ["wrong for a violin: three", "wrong for a violin: six", "wrong for a violin: five", "right for a violin"], "category": "music", "question": "hawST9i1bPjh-1", "difficulty": 1, "explanation": "They are tuned in fifths."}, {"right": 3, "prompt": "Prompt 19?", "choices": ["wrong 19 a", "wrong 19 b", "wrong 19 c", "right 19"], "category": "nature", "question": "nature-0019", "difficulty": 2, "explanation": "Explanation 19."}, {"right": 3, "prompt": "Prompt 36?", "choices": ["wrong 36 b", "wrong 36 c", "wrong 36 a", "right 36"], "category": "literature", "question": "literature-0036", "difficulty": 1, "explanation": "Explanation 36."}, {"right": 3, "prompt": "Prompt 16?", "choices": ["wrong 16 a", "wrong 16 b", "wrong 16 c", "right 16"], "category": "geography", "question": "geography-0016", "difficulty": 2, "explanation": "Explanation 16."}, {"right": 1, "prompt": "Prompt 26?", "choices": ["wrong 26 b", "right 26", "wrong 26 c", "wrong 26 a"], "category": "games-internet", "question": "games-internet-0026", "difficulty": 3, "explanation": "Explanation 26."}, {"right": 1, "prompt": "Prompt 15?", "choices": ["wrong 15 b", "right 15", "wrong 15 c", "wrong 15 a"], "category": "society", "question": "society-0015", "difficulty": 1, "explanation": "Explanation 15."}, {"right": 0, "prompt": "Prompt 50?", "choices": ["right 50", "wrong 50 c", "wrong 50 a", "wrong 50 b"], "category": "science", "question": "science-0050", "difficulty": 3, "explanation": "Explanation 50."}], "rated": true, "players": [{"bot": null, "elo": 1020, "uid": "hrWpxqszEDvHfbUv", "username": "Ada", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 980, "uid": "rPKaEdahWUX3guj1", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('z1fB2mpBpcnQ', 0, 1767225645726, '{"at": 1767225645726, "seed": "25KeBxBKUmMCKz6yGwuCkN", "type": "opened", "entry": "invited", "items": [{"right": 3, "prompt": "Prompt 55?", "choices": ["wrong 55 c", "wrong 55 a", "wrong 55 b", "right 55"], "category": "film", "question": "film-0055", "difficulty": 2, "explanation": "Explanation 55."}, {"right": 1, "prompt": "Prompt 1?", "choices": ["wrong 1 b", "right 1", "wrong 1 a", "wrong 1 c"], "category": "history", "question": "history-0001", "difficulty": 2, "explanation": "Explanation 1."}, {"right": 0, "prompt": "Prompt 21?", "choices": ["right 21", "wrong 21 a", "wrong 21 c", "wrong 21 b"], "category": "art", "question": "art-0021", "difficulty": 1, "explanation": "Explanation 21."}, {"right": 0, "prompt": "Prompt 15?", "choices": ["right 15", "wrong 15 b", "wrong 15 c", "wrong 15 a"], "category": "society", "question": "society-0015", "difficulty": 1, "explanation": "Explanation 15."}, {"right": 3, "prompt": "Prompt 46?", "choices": ["wrong 46 b", "wrong 46 c", "wrong 46 a", "right 46"], "category": "technology", "question": "technology-0046", "difficulty": 2, "explanation": "Explanation 46."}, {"right": 3, "prompt": "How many strings does a violin have?", "choices": ["wrong for a violin: three", "wrong for a violin: five", "wrong for a violin: six", "right for a violin"], "category": "music", "question": "hawST9i1bPjh-1", "difficulty": 1, "explanation": "They are tuned in fifths."}, {"right": 1, "prompt": "Prompt 27?", "choices": ["wrong 27 a", "right 27", "wrong 27 b", "wrong 27 c"], "category": "food-drink", "question": "food-drink-0027", "difficulty": 1, "explanation": "Explanation 27."}, {"right": 2, "prompt": "Prompt 32?", "choices": ["wrong 32 a", "wrong 32 c", "right 32", "wrong 32 b"], "category": "geography", "question": "geography-0032", "difficulty": 3, "explanation": "Explanation 32."}, {"right": 1, "prompt": "Prompt 34?", "choices": ["wrong 34 b", "right 34", "wrong 34 c", "wrong 34 a"], "category": "science", "question": "science-0034", "difficulty": 2, "explanation": "Explanation 34."}, {"right": 3, "prompt": "Prompt 56?", "choices": ["wrong 56 a", "wrong 56 c", "wrong 56 b", "right 56"], "category": "television", "question": "television-0056", "difficulty": 3, "explanation": "Explanation 56."}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "BGN7qvBDSQcDdaLX", "username": "Olive Marmot 42", "profilePic": "profile1-olive", "provisional": true}, {"bot": null, "elo": 1000, "uid": "vGmekf7dtF6sg7vJ", "username": "Cyan Yak 38", "profilePic": "profile1-azure", "provisional": true}]}'),
	('djkriEno4Mt5', 0, 1767225658828, '{"at": 1767225658828, "seed": "o93cVSLcMiBu5pe5Lnw3ur", "type": "opened", "entry": "invited", "items": [{"right": 1, "prompt": "Prompt 17?", "choices": ["wrong 17 b", "right 17", "wrong 17 a", "wrong 17 c"], "category": "history", "question": "history-0017", "difficulty": 3, "explanation": "Explanation 17."}, {"right": 2, "prompt": "Prompt 37?", "choices": ["wrong 37 b", "wrong 37 a", "right 37", "wrong 37 c"], "category": "art", "question": "art-0037", "difficulty": 2, "explanation": "Explanation 37."}, {"right": 3, "prompt": "Prompt 15?", "choices": ["wrong 15 a", "wrong 15 b", "wrong 15 c", "right 15"], "category": "society", "question": "society-0015", "difficulty": 1, "explanation": "Explanation 15."}, {"right": 1, "prompt": "Prompt 7?", "choices": ["wrong 7 b", "right 7", "wrong 7 c", "wrong 7 a"], "category": "film", "question": "film-0007", "difficulty": 2, "explanation": "Explanation 7."}, {"right": 3, "prompt": "How many strings does a viola have?", "choices": ["wrong for a viola: six", "wrong for a viola: three", "wrong for a viola: five", "right for a viola"], "category": "music", "question": "hawST9i1bPjh-2", "difficulty": 1, "explanation": "They are tuned in fifths."}, {"right": 1, "prompt": "Prompt 10?", "choices": ["wrong 10 b", "right 10", "wrong 10 c", "wrong 10 a"], "category": "games-internet", "question": "games-internet-0010", "difficulty": 2, "explanation": "Explanation 10."}, {"right": 3, "prompt": "Prompt 3?", "choices": ["wrong 3 a", "wrong 3 b", "wrong 3 c", "right 3"], "category": "nature", "question": "nature-0003", "difficulty": 1, "explanation": "Explanation 3."}, {"right": 2, "prompt": "Prompt 25?", "choices": ["wrong 25 a", "wrong 25 c", "right 25", "wrong 25 b"], "category": "sports", "question": "sports-0025", "difficulty": 2, "explanation": "Explanation 25."}, {"right": 0, "prompt": "Prompt 8?", "choices": ["right 8", "wrong 8 a", "wrong 8 c", "wrong 8 b"], "category": "television", "question": "television-0008", "difficulty": 3, "explanation": "Explanation 8."}, {"right": 0, "prompt": "Prompt 12?", "choices": ["right 12", "wrong 12 c", "wrong 12 a", "wrong 12 b"], "category": "language", "question": "language-0012", "difficulty": 1, "explanation": "Explanation 12."}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "UapEb4GhuM71xNgc", "username": "Cleo", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 1000, "uid": "43R7BiswceMWYygo", "username": "Pink Bumblebee 78", "profilePic": "profile1-pink", "provisional": true}]}'),
	('rRG23omy4UxW', 2, 1767225650603, '{"at": 1767225650603, "seat": 1, "type": "joined"}'),
	('rRG23omy4UxW', 3, 1767225653625, '{"at": 1767225653625, "type": "asked", "index": 0, "allowance": [0, 0]}');
INSERT INTO public.game_events VALUES
	('rRG23omy4UxW', 4, 1767225653628, '{"at": 1767225653628, "seat": 0, "type": "answered", "index": 0, "choice": 0}'),
	('rRG23omy4UxW', 5, 1767225653628, '{"at": 1767225653628, "seat": 1, "type": "answered", "index": 0, "choice": 1}'),
	('rRG23omy4UxW', 6, 1767225656150, '{"at": 1767225656150, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('rRG23omy4UxW', 7, 1767225656153, '{"at": 1767225656153, "seat": 0, "type": "answered", "index": 1, "choice": 0}'),
	('rRG23omy4UxW', 8, 1767225656153, '{"at": 1767225656153, "seat": 1, "type": "answered", "index": 1, "choice": 3}'),
	('rRG23omy4UxW', 9, 1767225658675, '{"at": 1767225658675, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('djkriEno4Mt5', 1, 1767225659679, '{"at": 1767225659679, "seat": 0, "type": "joined"}'),
	('rRG23omy4UxW', 10, 1767225659679, '{"at": 1767225659679, "seat": 0, "type": "answered", "index": 2, "choice": 1}'),
	('z1fB2mpBpcnQ', 4, 1767225659679, '{"at": 1767225659679, "type": "ended", "reason": "resigned", "winner": 0}');
INSERT INTO public.game_seats VALUES
	('Fiih7QozHL4D', 0, 'hrWpxqszEDvHfbUv', 1767225600000),
	('GcdTsSoQ9Kmq', 0, 'rPKaEdahWUX3guj1', 1767225600000),
	('cow97Ns26Kth', 0, 'UapEb4GhuM71xNgc', 1767225600000),
	('AotCfMyfyiuc', 0, '43R7BiswceMWYygo', 1767225600000),
	('dayraAGnnYGC', 0, 'njgTm8FXugCqahvK', 1767225600000),
	('DixvUyaA9Sn8', 0, 'njgTm8FXugCqahvK', 1767225600000),
	('HAZrv1eVtrjV', 0, 'UB2WWBk4gVEhgQGH', 1767225600000),
	('kwotpbQ6bkYa', 0, 'hrWpxqszEDvHfbUv', 1767225610150),
	('kwotpbQ6bkYa', 1, 'rPKaEdahWUX3guj1', 1767225610150),
	('iZp8GcuMYo36', 0, 'UjPVh3baYZR6Wuu8', 1767225640276),
	('iZp8GcuMYo36', 1, 'vLaNBNaDm32Fq3D7', 1767225640276),
	('4bbqdBqZKqqd', 0, 'GTmLZVqpZdDGZNRr', 1767225640276),
	('4bbqdBqZKqqd', 1, 'Pfe5V5rhTNEy8Gso', 1767225640276),
	('z1fB2mpBpcnQ', 0, 'BGN7qvBDSQcDdaLX', 1767225645726),
	('z1fB2mpBpcnQ', 1, 'vGmekf7dtF6sg7vJ', 1767225645726),
	('rRG23omy4UxW', 0, 'hrWpxqszEDvHfbUv', 1767225649752),
	('rRG23omy4UxW', 1, 'rPKaEdahWUX3guj1', 1767225649752),
	('djkriEno4Mt5', 0, 'UapEb4GhuM71xNgc', 1767225658828),
	('djkriEno4Mt5', 1, '43R7BiswceMWYygo', 1767225658828);
INSERT INTO public.games VALUES
	('Fiih7QozHL4D', 'solo', 1767225600000, 1767225600000, 1767225600000, false, '{"score": 10, "total": 10, "reason": "completed", "players": [{"elo": 1000, "username": "Ada", "profilePic": "profile1"}]}', '{"day": "2026-01-01", "kind": "daily", "counts": true, "origin": "solo"}', NULL, NULL, 'process0', 0),
	('GcdTsSoQ9Kmq', 'solo', 1767225600000, NULL, NULL, false, NULL, '{"day": "2026-01-01", "kind": "daily", "counts": true, "origin": "solo"}', NULL, NULL, 'process0', 0),
	('cow97Ns26Kth', 'solo', 1767225600000, NULL, NULL, false, NULL, '{"kind": "survival", "counts": true, "origin": "solo"}', NULL, NULL, 'process0', 0),
	('AotCfMyfyiuc', 'solo', 1767225600000, NULL, NULL, false, NULL, '{"kind": "custom", "link": "yf1fPH1USyxc", "counts": true, "origin": "solo"}', NULL, NULL, 'process0', 0),
	('dayraAGnnYGC', 'solo', 1767225600000, NULL, NULL, false, NULL, '{"kind": "custom", "quiz": "mwPD9fBAjDLD", "counts": false, "origin": "solo"}', 'mwPD9fBAjDLD', 1767225600001, 'process0', 0),
	('DixvUyaA9Sn8', 'flags', 1767225600000, NULL, NULL, false, NULL, '{"kind": "flags", "counts": true, "origin": "solo", "region": "oceania"}', NULL, NULL, 'process0', 0),
	('HAZrv1eVtrjV', 'countries', 1767225600000, NULL, NULL, false, NULL, '{"kind": "countries", "counts": true, "origin": "solo", "region": "oceania"}', NULL, NULL, 'process0', 0),
	('kwotpbQ6bkYa', 'battle', 1767225610150, 1767225639275, 1767225639275, true, '{"reason": "completed", "scores": [10, 4], "winner": 0, "players": [{"elo": 1000, "username": "Ada", "profilePic": "profile1"}, {"elo": 1000, "username": "Ben", "profilePic": "profile1"}], "ratings": [{"after": 1020, "before": 1000}, {"after": 980, "before": 1000}]}', '{"kind": "ranked", "origin": "queue"}', NULL, NULL, 'process0', 0),
	('iZp8GcuMYo36', 'party', 1767225640276, NULL, NULL, false, NULL, '{"kind": "party", "title": "Party", "origin": "party"}', NULL, NULL, 'process0', 0),
	('4bbqdBqZKqqd', 'party', 1767225640276, NULL, NULL, false, NULL, '{"kind": "party", "title": "Party", "origin": "party"}', NULL, NULL, 'process0', 0),
	('z1fB2mpBpcnQ', 'battle', 1767225645726, NULL, NULL, true, NULL, '{"kind": "ranked", "origin": "queue"}', NULL, NULL, 'process0', 0),
	('rRG23omy4UxW', 'battle', 1767225649752, NULL, NULL, true, NULL, '{"kind": "ranked", "origin": "queue"}', NULL, NULL, 'process0', 0),
	('djkriEno4Mt5', 'battle', 1767225658828, NULL, NULL, true, NULL, '{"kind": "ranked", "origin": "queue"}', NULL, NULL, 'process0', 0);
INSERT INTO public.known_devices VALUES
	('hrWpxqszEDvHfbUv', 'VV4AkxXrRlezJla0gDplUhAOJUDTWzqrAiKQmud0skU', 1767225600000),
	('rPKaEdahWUX3guj1', '3o73mUIPVLEPAwwqcvGKAXBooCb-WGNGIKKMO7ppHUM', 1767225600000),
	('UapEb4GhuM71xNgc', 'om7StAkTwpLR4t8grHrHZgp5i5faR4B6Ckn8-jwZic0', 1767225600000);
INSERT INTO public.kysely_migration VALUES
	('0001-first-tables', '2026-11-30T02:11:41.099Z'),
	('0002-accounts', '2026-11-30T02:11:41.173Z'),
	('0003-solo', '2026-11-30T02:11:41.293Z'),
	('0004-places', '2026-11-30T02:11:41.311Z'),
	('0005-honours', '2026-11-30T02:11:41.453Z'),
	('0006-boards-and-corrections', '2026-11-30T02:11:41.462Z'),
	('0007-names-on-boards', '2026-11-30T02:11:41.474Z'),
	('0008-audit', '2026-11-30T02:11:41.485Z'),
	('0009-question-work', '2026-11-30T02:11:41.531Z'),
	('0010-days-and-public-quizzes', '2026-11-30T02:11:41.542Z'),
	('0011-fair-play', '2026-11-30T02:11:41.614Z'),
	('0012-messages', '2026-11-30T02:11:41.661Z'),
	('0013-page-views', '2026-11-30T02:11:41.671Z'),
	('0014-closed-reports', '2026-11-30T02:11:41.678Z'),
	('0015-quiz-versions', '2026-11-30T02:11:41.689Z'),
	('0016-confirmed-emails', '2026-11-30T02:11:41.701Z'),
	('0016-moderators', '2026-11-30T02:11:41.704Z'),
	('0017-site', '2026-11-30T02:11:41.720Z'),
	('0018-seed-of-a-day', '2026-11-30T02:11:41.722Z'),
	('0019-webhook-messages', '2026-11-30T02:11:41.730Z'),
	('0020-nicknames', '2026-11-30T02:11:41.731Z'),
	('0021-no-zero-scores', '2026-11-30T02:11:41.733Z'),
	('0022-player-places', '2026-11-30T02:11:41.739Z'),
	('0023-challenged-players', '2026-11-30T02:11:41.740Z'),
	('0024-active-seat-check', '2026-11-30T02:11:41.741Z'),
	('0025-divided-categories', '2026-11-30T02:11:41.742Z'),
	('0026-question-media', '2026-11-30T02:11:41.743Z'),
	('0029-parties', '2026-11-30T02:11:41.754Z'),
	('0032-processes', '2026-11-30T02:11:41.760Z'),
	('0034-party-statistics', '2026-11-30T02:11:41.762Z'),
	('0039-typed-answers', '2026-11-30T02:11:41.763Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.leases VALUES
	('process process0', 'process0', 1767225668000, '{"alone": 6, "errors": 0, "matches": 2, "players": 14, "waiting": 0, "connections": 14}'),
	('leader', 'process0', 1767225668000, '{}');
INSERT INTO public.logins VALUES
	('hrWpxqszEDvHfbUv', 'Ada', 'ada@example.org', false, NULL, '2026-11-30 02:11:42.25+00', '2026-11-30 02:11:42.25+00'),
	('rPKaEdahWUX3guj1', 'Ben', 'ben@example.org', false, NULL, '2026-11-30 02:11:42.366+00', '2026-11-30 02:11:42.366+00'),
	('UapEb4GhuM71xNgc', 'Cleo', 'cleo@example.org', false, NULL, '2026-11-30 02:11:42.446+00', '2026-11-30 02:11:42.446+00');
INSERT INTO public.messages VALUES
	('5TkMbz2zX74L', 1767225600000, '43R7BiswceMWYygo', 'Ada Lovelace', 'ada@letters.example', 'question', 'Question 7 of today is wrong.
The Rhine does not end in Basel.', NULL, '14.1767229200000.feyH1ZdGYZVY.SLS1WezqJ27DkiTZ', NULL);
INSERT INTO public.page_views VALUES
	('2026-01-01', '/', 'news.example', 'phone', 1);
INSERT INTO public.page_visitors VALUES
	('2026-01-01', 1);
INSERT INTO public.party_keys VALUES
	('VDG4Q5', 'iZp8GcuMYo36', 'AxSFgS2UKcF9tCFe', 1767254440276),
	('REEXW2', '4bbqdBqZKqqd', 'onpeL4pUBMjTx5gM', 1767254440276);
INSERT INTO public.player_accuracy VALUES
	('hrWpxqszEDvHfbUv', 'film', 2, 1, 1),
	('hrWpxqszEDvHfbUv', 'nature', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'art', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'geography', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'technology', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'games-internet', 2, 1, 1),
	('hrWpxqszEDvHfbUv', 'sports', 3, 1, 1),
	('hrWpxqszEDvHfbUv', 'music', 2, 1, 1),
	('hrWpxqszEDvHfbUv', 'television', 3, 1, 1),
	('rPKaEdahWUX3guj1', 'society', 3, 1, 0),
	('rPKaEdahWUX3guj1', 'music', 1, 1, 1),
	('rPKaEdahWUX3guj1', 'food-drink', 2, 1, 0),
	('hrWpxqszEDvHfbUv', 'geography', 3, 1, 1),
	('hrWpxqszEDvHfbUv', 'mythology', 2, 1, 1),
	('rPKaEdahWUX3guj1', 'literature', 2, 1, 1),
	('hrWpxqszEDvHfbUv', 'history', 2, 1, 1),
	('rPKaEdahWUX3guj1', 'games-internet', 1, 1, 0),
	('rPKaEdahWUX3guj1', 'geography', 3, 1, 1),
	('rPKaEdahWUX3guj1', 'mythology', 2, 1, 0),
	('rPKaEdahWUX3guj1', 'film', 3, 1, 0),
	('hrWpxqszEDvHfbUv', 'food-drink', 2, 1, 1),
	('rPKaEdahWUX3guj1', 'history', 2, 1, 0),
	('hrWpxqszEDvHfbUv', 'literature', 2, 2, 2),
	('hrWpxqszEDvHfbUv', 'film', 3, 1, 1),
	('rPKaEdahWUX3guj1', 'science', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'games-internet', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'science', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'music', 1, 1, 1),
	('hrWpxqszEDvHfbUv', 'society', 3, 1, 1);
INSERT INTO public.player_days VALUES
	('rPKaEdahWUX3guj1', '2026-01-01', 1, 10, 4),
	('hrWpxqszEDvHfbUv', '2026-01-01', 2, 20, 20);
INSERT INTO public.player_games VALUES
	('hrWpxqszEDvHfbUv', 'daily', 1),
	('hrWpxqszEDvHfbUv', 'ranked', 1),
	('rPKaEdahWUX3guj1', 'ranked', 1);
INSERT INTO public.player_meetings VALUES
	('hrWpxqszEDvHfbUv', 'rPKaEdahWUX3guj1', 1, 0, 0),
	('rPKaEdahWUX3guj1', 'hrWpxqszEDvHfbUv', 0, 1, 0);
INSERT INTO public.player_times VALUES
	('hrWpxqszEDvHfbUv', 0, 19),
	('rPKaEdahWUX3guj1', 0, 10);
INSERT INTO public.question_bank VALUES
	(1, 3);
INSERT INTO public.question_imports VALUES
	('hawST9i1bPjh', 2, 1767225600000, 1767225600000, 'done', 'music.json', 'json', 2, 2, 0, 0, '[]', NULL);
INSERT INTO public.question_reports VALUES
	('technology-0030', 'hrWpxqszEDvHfbUv', 'typo', 'A comma is missing.', 'Fiih7QozHL4D', 1767225600000, NULL, NULL, NULL);
INSERT INTO public.question_stats VALUES
	('art-0021', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('film-0055', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('games-internet-0058', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('geography-0048', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('literature-0004', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('music-0022', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('nature-0051', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('sports-0041', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('technology-0030', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('television-0008', 1, 1, NULL, 1767225600000, 0, NULL, 0, 0),
	('film-0023', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0),
	('food-drink-0043', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0),
	('games-internet-0042', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0),
	('geography-0032', 2, 2, NULL, 1767225639275, 0, NULL, 0, 0),
	('hawST9i1bPjh-2', 2, 2, NULL, 1767225639275, 0, NULL, 0, 0),
	('history-0001', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0),
	('literature-0052', 2, 2, NULL, 1767225639275, 0, NULL, 0, 0),
	('mythology-0013', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0),
	('science-0018', 2, 2, NULL, 1767225639275, 0, NULL, 0, 0),
	('society-0047', 2, 1, NULL, 1767225639275, 0, NULL, 0, 0);
INSERT INTO public.questions VALUES
	('geography-0000', 'geography', 1, 'Prompt 0?', 'right 0', '["wrong 0 a", "wrong 0 b", "wrong 0 c"]', 'Explanation 0.', 'Source 0', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'QFXp7sWty3PlymnPqerqVA', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Iw96kw6TUBJdpMeD', 1, '''0'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 0"]'),
	('history-0001', 'history', 2, 'Prompt 1?', 'right 1', '["wrong 1 a", "wrong 1 b", "wrong 1 c"]', 'Explanation 1.', 'Source 1', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'uPLuuYEtLdedqQVs_61iUC', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '0kVGjw3nCje1_UPK', 1, '''1'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('science-0002', 'science', 3, 'Prompt 2?', 'right 2', '["wrong 2 a", "wrong 2 b", "wrong 2 c"]', 'Explanation 2.', 'Source 2', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'LYPyPWh3a4XgC8gJNvhb0r', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'r7PmqoOm8C1pgq_b', 1, '''2'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 2"]'),
	('nature-0003', 'nature', 1, 'Prompt 3?', 'right 3', '["wrong 3 a", "wrong 3 b", "wrong 3 c"]', 'Explanation 3.', 'Source 3', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'W7NZhNEHgSGzulJxe5cunI', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'F5M7NE_Xw4UUDiRg', 1, '''3'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('literature-0004', 'literature', 2, 'Prompt 4?', 'right 4', '["wrong 4 a", "wrong 4 b", "wrong 4 c"]', 'Explanation 4.', 'Source 4', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'D3BzBDxnKRWdh-5yxLwzBc', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'zAG-cz9ycTP9aYc-', 1, '''4'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 4"]'),
	('art-0005', 'art', 3, 'Prompt 5?', 'right 5', '["wrong 5 a", "wrong 5 b", "wrong 5 c"]', 'Explanation 5.', 'Source 5', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JroEgnGt-A_-RsNPwujyqW', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'JaZtF7a_wwC7Y-DT', 1, '''5'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('music-0006', 'music', 1, 'Prompt 6?', 'right 6', '["wrong 6 a", "wrong 6 b", "wrong 6 c"]', 'Explanation 6.', 'Source 6', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'UXtTloqN66WS961EPx9Ioy', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Lq5qG0lEFPILOcUv', 1, '''6'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 6"]'),
	('film-0007', 'film', 2, 'Prompt 7?', 'right 7', '["wrong 7 a", "wrong 7 b", "wrong 7 c"]', 'Explanation 7.', 'Source 7', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'wdvoTZInV-WrXlsdR_G273', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'NZwY4NQVKk9myKm-', 1, '''7'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('television-0008', 'television', 3, 'Prompt 8?', 'right 8', '["wrong 8 a", "wrong 8 b", "wrong 8 c"]', 'Explanation 8.', 'Source 8', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'rkwI_3jIkHvlvUMPi_xYq4', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'k_ozaFDlrWfAwkOf', 1, '''8'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 8"]'),
	('sports-0009', 'sports', 1, 'Prompt 9?', 'right 9', '["wrong 9 a", "wrong 9 b", "wrong 9 c"]', 'Explanation 9.', 'Source 9', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'U3Fepg9OtoN_Sg_i4wvlsQ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'A5IQIm3VDzMkLe2n', 1, '''9'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('games-internet-0010', 'games-internet', 2, 'Prompt 10?', 'right 10', '["wrong 10 a", "wrong 10 b", "wrong 10 c"]', 'Explanation 10.', 'Source 10', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JOFE8FWTFvDFqJxmim5FUi', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'OBKUWgQt7Sap8hLI', 1, '''10'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 10"]'),
	('food-drink-0011', 'food-drink', 3, 'Prompt 11?', 'right 11', '["wrong 11 a", "wrong 11 b", "wrong 11 c"]', 'Explanation 11.', 'Source 11', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'w1BEgJbvP2nnVt7Hw-PlfB', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '0zyU6yy0l4MWunOu', 1, '''11'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('language-0012', 'language', 1, 'Prompt 12?', 'right 12', '["wrong 12 a", "wrong 12 b", "wrong 12 c"]', 'Explanation 12.', 'Source 12', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'J6YFNK2kHTTHM5lZyhCyIL', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 's6LURFuey-o8sQaX', 1, '''12'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 12"]'),
	('mythology-0013', 'mythology', 2, 'Prompt 13?', 'right 13', '["wrong 13 a", "wrong 13 b", "wrong 13 c"]', 'Explanation 13.', 'Source 13', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'vHc2EkCwjEq3NqEPl4PjjS', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '1G-Q5bVq7ayVwcHR', 1, '''13'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('technology-0014', 'technology', 3, 'Prompt 14?', 'right 14', '["wrong 14 a", "wrong 14 b", "wrong 14 c"]', 'Explanation 14.', 'Source 14', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'Qw5zq2AmimhysMRpWzGM8W', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Ji5CD1bUZn60oFFX', 1, '''14'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 14"]'),
	('society-0015', 'society', 1, 'Prompt 15?', 'right 15', '["wrong 15 a", "wrong 15 b", "wrong 15 c"]', 'Explanation 15.', 'Source 15', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'G_NZ9dJJCN-0oYKe33GoAZ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'yffAJkKWz_-18fcC', 1, '''15'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('geography-0016', 'geography', 2, 'Prompt 16?', 'right 16', '["wrong 16 a", "wrong 16 b", "wrong 16 c"]', 'Explanation 16.', 'Source 16', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'GQWuYmu_0dqlsOBreJn-t_', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'iBFjHIVNDFlfXCxV', 1, '''16'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 16"]'),
	('history-0017', 'history', 3, 'Prompt 17?', 'right 17', '["wrong 17 a", "wrong 17 b", "wrong 17 c"]', 'Explanation 17.', 'Source 17', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'WtoTRNPS_P_DutTKyedb1W', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'e8vXxkPT60vfeUSu', 1, '''17'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('science-0018', 'science', 1, 'Prompt 18?', 'right 18', '["wrong 18 a", "wrong 18 b", "wrong 18 c"]', 'Explanation 18.', 'Source 18', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'g1zys4yZRAX-8PYXRi93pf', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '3QL0vPd9Iabq2Inw', 1, '''18'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 18"]'),
	('nature-0019', 'nature', 2, 'Prompt 19?', 'right 19', '["wrong 19 a", "wrong 19 b", "wrong 19 c"]', 'Explanation 19.', 'Source 19', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'IiLV9O3KIr3FvqmghhTO6D', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'LOHn22de-hg_bMGm', 1, '''19'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('literature-0020', 'literature', 3, 'Prompt 20?', 'right 20', '["wrong 20 a", "wrong 20 b", "wrong 20 c"]', 'Explanation 20.', 'Source 20', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'S_bn9NBplmDLPOY09tb5Vn', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'XOBM8smyaK8HVkx9', 1, '''20'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 20"]'),
	('art-0021', 'art', 1, 'Prompt 21?', 'right 21', '["wrong 21 a", "wrong 21 b", "wrong 21 c"]', 'Explanation 21.', 'Source 21', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '9aVNwSGdXRXQTyvj_cTynH', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'wRAU2CvsZV_80VTv', 1, '''21'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('music-0022', 'music', 2, 'Prompt 22?', 'right 22', '["wrong 22 a", "wrong 22 b", "wrong 22 c"]', 'Explanation 22.', 'Source 22', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '-cEjMq8I6m2NG3EnXxRMKl', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'R3LikhO3dlTBC2_W', 1, '''22'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 22"]'),
	('film-0023', 'film', 3, 'Prompt 23?', 'right 23', '["wrong 23 a", "wrong 23 b", "wrong 23 c"]', 'Explanation 23.', 'Source 23', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'zEoh1K2UBS5OSuU13J_kW8', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'gi7fClsCvH_qB4GH', 1, '''23'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('television-0024', 'television', 1, 'Prompt 24?', 'right 24', '["wrong 24 a", "wrong 24 b", "wrong 24 c"]', 'Explanation 24.', 'Source 24', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'WUFw1HfZ2as-FddU2xngBA', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'w5pxzVil9sxzqGTy', 1, '''24'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 24"]'),
	('sports-0025', 'sports', 2, 'Prompt 25?', 'right 25', '["wrong 25 a", "wrong 25 b", "wrong 25 c"]', 'Explanation 25.', 'Source 25', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'EtkINvC1OvA6tDkHVHUtEC', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '9GBQlv-yneWWmWm3', 1, '''25'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('games-internet-0026', 'games-internet', 3, 'Prompt 26?', 'right 26', '["wrong 26 a", "wrong 26 b", "wrong 26 c"]', 'Explanation 26.', 'Source 26', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'wY2aOdnkKVgOa9MyR5M1bz', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '4aUyHhUfr_EfgMA2', 1, '''26'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 26"]'),
	('food-drink-0027', 'food-drink', 1, 'Prompt 27?', 'right 27', '["wrong 27 a", "wrong 27 b", "wrong 27 c"]', 'Explanation 27.', 'Source 27', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'vRy8Ym-2yMGUJ5eiYAxFmJ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '0TWW7CSw-szrLip4', 1, '''27'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('language-0028', 'language', 2, 'Prompt 28?', 'right 28', '["wrong 28 a", "wrong 28 b", "wrong 28 c"]', 'Explanation 28.', 'Source 28', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'dzl14W9iZ1LbhV6HZEyivH', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'KPZ7XMZleBciKrTn', 1, '''28'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 28"]'),
	('mythology-0029', 'mythology', 3, 'Prompt 29?', 'right 29', '["wrong 29 a", "wrong 29 b", "wrong 29 c"]', 'Explanation 29.', 'Source 29', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'ErYy60Y30f7Fx7bJ_sgMkD', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'zOTHNR6bpmjR7nn4', 1, '''29'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('technology-0030', 'technology', 1, 'Prompt 30?', 'right 30', '["wrong 30 a", "wrong 30 b", "wrong 30 c"]', 'Explanation 30.', 'Source 30', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '2N2QnuHwy7ngbFVKE6Eb-J', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '1jgNVCVvG_yIAOdA', 1, '''30'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 30"]'),
	('society-0031', 'society', 2, 'Prompt 31?', 'right 31', '["wrong 31 a", "wrong 31 b", "wrong 31 c"]', 'Explanation 31.', 'Source 31', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'NvQvC_YtYpNn8ZZvkfu0DK', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'beEfTZKV8M3500SJ', 1, '''31'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('geography-0032', 'geography', 3, 'Prompt 32?', 'right 32', '["wrong 32 a", "wrong 32 b", "wrong 32 c"]', 'Explanation 32.', 'Source 32', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'A2i8b0jtP26DU7chTUHAOg', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'uct9HOkQGIuNtcg9', 1, '''32'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 32"]'),
	('history-0033', 'history', 1, 'Prompt 33?', 'right 33', '["wrong 33 a", "wrong 33 b", "wrong 33 c"]', 'Explanation 33.', 'Source 33', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'zFGncrccYdQJdLFLYN3aox', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'r9GiVI7b-uk2W9e5', 1, '''33'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('science-0034', 'science', 2, 'Prompt 34?', 'right 34', '["wrong 34 a", "wrong 34 b", "wrong 34 c"]', 'Explanation 34.', 'Source 34', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'V47MnqpYZ0WcXFeFgzMS_s', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '-JLz4JKkN7bl5cIS', 1, '''34'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 34"]'),
	('nature-0035', 'nature', 3, 'Prompt 35?', 'right 35', '["wrong 35 a", "wrong 35 b", "wrong 35 c"]', 'Explanation 35.', 'Source 35', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'lgI9q2jehgeA8KqwgS_q3C', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '6qoAbTdtjZXnYGBb', 1, '''35'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('literature-0036', 'literature', 1, 'Prompt 36?', 'right 36', '["wrong 36 a", "wrong 36 b", "wrong 36 c"]', 'Explanation 36.', 'Source 36', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'sBPdDvvFnm3neirb3yNxyR', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'jE8XnYqoSp_9uyJn', 1, '''36'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 36"]'),
	('art-0037', 'art', 2, 'Prompt 37?', 'right 37', '["wrong 37 a", "wrong 37 b", "wrong 37 c"]', 'Explanation 37.', 'Source 37', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'dEYUHtOsAUyD2T2ZgjQvOf', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'yd3ZpzI4hxM5tZGU', 1, '''37'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('music-0038', 'music', 3, 'Prompt 38?', 'right 38', '["wrong 38 a", "wrong 38 b", "wrong 38 c"]', 'Explanation 38.', 'Source 38', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'u5pgxDyon7JQBMRcilVyxL', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'HsuDZtfafrrGP9KX', 1, '''38'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 38"]'),
	('film-0039', 'film', 1, 'Prompt 39?', 'right 39', '["wrong 39 a", "wrong 39 b", "wrong 39 c"]', 'Explanation 39.', 'Source 39', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'P-6e6dNzdI8tcd6DrZ5kTR', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Z-n63jzdLAejRIJu', 1, '''39'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('television-0040', 'television', 2, 'Prompt 40?', 'right 40', '["wrong 40 a", "wrong 40 b", "wrong 40 c"]', 'Explanation 40.', 'Source 40', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '8hleXUzM66hnhzN0fJoHck', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '6xqQiKq6S5LtLD-3', 1, '''40'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 40"]'),
	('sports-0041', 'sports', 3, 'Prompt 41?', 'right 41', '["wrong 41 a", "wrong 41 b", "wrong 41 c"]', 'Explanation 41.', 'Source 41', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JOkBfsB19oZBCc2RtzvvDw', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'i5bgb8FjazcO2n22', 1, '''41'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('games-internet-0042', 'games-internet', 1, 'Prompt 42?', 'right 42', '["wrong 42 a", "wrong 42 b", "wrong 42 c"]', 'Explanation 42.', 'Source 42', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'pjmaJ7l1Vpa3N3U_UO1mj8', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'uUW_TKqGu1l5dYC9', 1, '''42'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 42"]'),
	('food-drink-0043', 'food-drink', 2, 'Prompt 43?', 'right 43', '["wrong 43 a", "wrong 43 b", "wrong 43 c"]', 'Explanation 43.', 'Source 43', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'e-UEl27Oc6SKquY57I-Spw', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'c4z9qMOPYguE-nDX', 1, '''43'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('language-0044', 'language', 3, 'Prompt 44?', 'right 44', '["wrong 44 a", "wrong 44 b", "wrong 44 c"]', 'Explanation 44.', 'Source 44', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'XyzmeydpsR-pOW1M5JIwHM', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'QfelFZzzoWdun12h', 1, '''44'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 44"]'),
	('mythology-0045', 'mythology', 1, 'Prompt 45?', 'right 45', '["wrong 45 a", "wrong 45 b", "wrong 45 c"]', 'Explanation 45.', 'Source 45', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'mZHm0WusDcoNRNsy_RExjb', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'SUHIzwiCHZr4WHZ1', 1, '''45'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('technology-0046', 'technology', 2, 'Prompt 46?', 'right 46', '["wrong 46 a", "wrong 46 b", "wrong 46 c"]', 'Explanation 46.', 'Source 46', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'M0RgHIJf2x41Bkg4c3xZpl', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '-amDE1ku_9a59WX5', 1, '''46'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 46"]'),
	('society-0047', 'society', 3, 'Prompt 47?', 'right 47', '["wrong 47 a", "wrong 47 b", "wrong 47 c"]', 'Explanation 47.', 'Source 47', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'SGzgrTBSKpWdd2qmvmFjJo', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'D8OQuml1_UG7qclg', 1, '''47'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('geography-0048', 'geography', 1, 'Prompt 48?', 'right 48', '["wrong 48 a", "wrong 48 b", "wrong 48 c"]', 'Explanation 48.', 'Source 48', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'LitQ18-tGXPYw10x2Buh-w', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'WSRWScN39B_zAz53', 1, '''48'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 48"]'),
	('history-0049', 'history', 2, 'Prompt 49?', 'right 49', '["wrong 49 a", "wrong 49 b", "wrong 49 c"]', 'Explanation 49.', 'Source 49', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'bMlk4hdS6P6AEY2v77JAcV', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '759qME7mDIZswh6B', 1, '''49'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('science-0050', 'science', 3, 'Prompt 50?', 'right 50', '["wrong 50 a", "wrong 50 b", "wrong 50 c"]', 'Explanation 50.', 'Source 50', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'BrkAJUETEM6hp9K8yg8KHi', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'EY8EGWNuS0dCyFPS', 1, '''50'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 50"]'),
	('nature-0051', 'nature', 1, 'Prompt 51?', 'right 51', '["wrong 51 a", "wrong 51 b", "wrong 51 c"]', 'Explanation 51.', 'Source 51', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'YcKCdClfCF7JRcxm-XGeDk', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'xS4TY_z_f8ZnRf7h', 1, '''51'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('literature-0052', 'literature', 2, 'Prompt 52?', 'right 52', '["wrong 52 a", "wrong 52 b", "wrong 52 c"]', 'Explanation 52.', 'Source 52', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'yQJJ8dtB88tKOtdHzGjZzw', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'omfAqUTxGSliRcqM', 1, '''52'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 52"]'),
	('art-0053', 'art', 3, 'Prompt 53?', 'right 53', '["wrong 53 a", "wrong 53 b", "wrong 53 c"]', 'Explanation 53.', 'Source 53', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '3Sx5h-lOU1giEwjq2cbzWn', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'qeTuqmkrcoGdRkn5', 1, '''53'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('music-0054', 'music', 1, 'Prompt 54?', 'right 54', '["wrong 54 a", "wrong 54 b", "wrong 54 c"]', 'Explanation 54.', 'Source 54', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'zBt2Wcrp5wkCoO7-SI17ZV', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '6jlGfNQYWieoScVj', 1, '''54'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 54"]'),
	('film-0055', 'film', 2, 'Prompt 55?', 'right 55', '["wrong 55 a", "wrong 55 b", "wrong 55 c"]', 'Explanation 55.', 'Source 55', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'WiSi7GonSagYyUr6zQH3HD', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'AhXTBMScpa3UnBvt', 1, '''55'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('television-0056', 'television', 3, 'Prompt 56?', 'right 56', '["wrong 56 a", "wrong 56 b", "wrong 56 c"]', 'Explanation 56.', 'Source 56', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'Awxd0hnZpxWiKClrQ0qrve', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'FEh2h4IH8ZUQyY7C', 1, '''56'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 56"]'),
	('sports-0057', 'sports', 1, 'Prompt 57?', 'right 57', '["wrong 57 a", "wrong 57 b", "wrong 57 c"]', 'Explanation 57.', 'Source 57', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '-KoTMmeYcbUaLKPN753UsY', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'FrczobwodqICRCXk', 1, '''57'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('games-internet-0058', 'games-internet', 2, 'Prompt 58?', 'right 58', '["wrong 58 a", "wrong 58 b", "wrong 58 c"]', 'Explanation 58.', 'Source 58', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'MsIMS6k-tWLhFQcYZpbBfp', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'wyQFwhIFQ0b98y9_', 1, '''58'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, '["also 58"]'),
	('food-drink-0059', 'food-drink', 3, 'Prompt 59?', 'right 59', '["wrong 59 a", "wrong 59 b", "wrong 59 c"]', 'Explanation 59.', 'Source 59', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'WM-2vrL0U6iqhPZQdtSiXa', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'm0dehQuuLFYsnuAD', 1, '''59'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''', NULL, NULL),
	('hawST9i1bPjh-1', 'music', 1, 'How many strings does a violin have?', 'right for a violin', '["wrong for a violin: three", "wrong for a violin: five", "wrong for a violin: six"]', 'They are tuned in fifths.', 'a pub quiz', NULL, '[]', 'CC0-1.0', NULL, '', 'hawST9i1bPjh', 1, 1767225600000, NULL, NULL, false, NULL, 'Rdix7WmOTM1NGl4u', 3, '''a'' ''does'' ''five'' ''for'' ''have'' ''how'' ''many'' ''pub'' ''quiz'' ''right'' ''six'' ''strings'' ''three'' ''violin'' ''wrong''', NULL, NULL),
	('hawST9i1bPjh-2', 'music', 1, 'How many strings does a viola have?', 'right for a viola', '["wrong for a viola: three", "wrong for a viola: five", "wrong for a viola: six"]', 'They are tuned in fifths.', 'a pub quiz', NULL, '[]', 'CC0-1.0', NULL, '', 'hawST9i1bPjh', 1, 1767225600000, NULL, NULL, false, NULL, 'G0P7ms-A88Aa7Qiy', 3, '''a'' ''does'' ''five'' ''for'' ''have'' ''how'' ''many'' ''pub'' ''quiz'' ''right'' ''six'' ''strings'' ''three'' ''viola'' ''wrong''', NULL, NULL);
INSERT INTO public.queue VALUES
	('njgTm8FXugCqahvK', 1767225659679, 1000, false, NULL);
INSERT INTO public.quiz_versions VALUES
	('mwPD9fBAjDLD', 1767225600001, 'Rivers and mountains', '[{"kind": "choice", "right": 0, "prompt": "Which river flows through Vienna?", "choices": ["Danube", "Rhine", "Elbe", "Oder"]}, {"kind": "typed", "prompt": "What is the highest mountain on Earth?", "accepted": ["Mount Everest", "Everest"]}]', 'hrWpxqszEDvHfbUv');
INSERT INTO public.quizzes VALUES
	('mwPD9fBAjDLD', 'hrWpxqszEDvHfbUv', 'Rivers and mountains', '', 'unlisted', '[{"kind": "choice", "right": 0, "prompt": "Which river flows through Vienna?", "choices": ["Danube", "Rhine", "Elbe", "Oder"]}, {"kind": "typed", "prompt": "What is the highest mountain on Earth?", "accepted": ["Mount Everest", "Everest"]}]', 1767225600000, 1767225600001, NULL, NULL, 0);
INSERT INTO public.rating_history VALUES
	('hrWpxqszEDvHfbUv', 'kwotpbQ6bkYa', 1767225639275, 1000, 1020, NULL),
	('rPKaEdahWUX3guj1', 'kwotpbQ6bkYa', 1767225639275, 1000, 980, NULL);
INSERT INTO public.seen_questions VALUES
	('hrWpxqszEDvHfbUv', 'art-0021', 1767225600000),
	('hrWpxqszEDvHfbUv', 'film-0055', 1767225600000),
	('hrWpxqszEDvHfbUv', 'games-internet-0058', 1767225600000),
	('hrWpxqszEDvHfbUv', 'geography-0048', 1767225600000),
	('hrWpxqszEDvHfbUv', 'literature-0004', 1767225600000),
	('hrWpxqszEDvHfbUv', 'music-0022', 1767225600000),
	('hrWpxqszEDvHfbUv', 'nature-0051', 1767225600000),
	('hrWpxqszEDvHfbUv', 'sports-0041', 1767225600000),
	('hrWpxqszEDvHfbUv', 'technology-0030', 1767225600000),
	('hrWpxqszEDvHfbUv', 'television-0008', 1767225600000),
	('hrWpxqszEDvHfbUv', 'film-0023', 1767225639275),
	('hrWpxqszEDvHfbUv', 'food-drink-0043', 1767225639275),
	('hrWpxqszEDvHfbUv', 'games-internet-0042', 1767225639275),
	('hrWpxqszEDvHfbUv', 'geography-0032', 1767225639275),
	('hrWpxqszEDvHfbUv', 'hawST9i1bPjh-2', 1767225639275),
	('hrWpxqszEDvHfbUv', 'history-0001', 1767225639275),
	('hrWpxqszEDvHfbUv', 'literature-0052', 1767225639275),
	('hrWpxqszEDvHfbUv', 'mythology-0013', 1767225639275),
	('hrWpxqszEDvHfbUv', 'science-0018', 1767225639275),
	('hrWpxqszEDvHfbUv', 'society-0047', 1767225639275),
	('rPKaEdahWUX3guj1', 'film-0023', 1767225639275),
	('rPKaEdahWUX3guj1', 'food-drink-0043', 1767225639275),
	('rPKaEdahWUX3guj1', 'games-internet-0042', 1767225639275),
	('rPKaEdahWUX3guj1', 'geography-0032', 1767225639275),
	('rPKaEdahWUX3guj1', 'hawST9i1bPjh-2', 1767225639275),
	('rPKaEdahWUX3guj1', 'history-0001', 1767225639275),
	('rPKaEdahWUX3guj1', 'literature-0052', 1767225639275),
	('rPKaEdahWUX3guj1', 'mythology-0013', 1767225639275),
	('rPKaEdahWUX3guj1', 'science-0018', 1767225639275),
	('rPKaEdahWUX3guj1', 'society-0047', 1767225639275);
INSERT INTO public.sessions VALUES
	('gqRZAmMKQVNkCev4', 'hrWpxqszEDvHfbUv', 'xrYqqu-cgTCuYKc-qtTws4JvrbgIwdXF5ibPHeGHUwk', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('7K8ZMFZvHARagu4C', 'rPKaEdahWUX3guj1', 'CJPAffF3sdqG2oTausQq61vdpINsij0CrpQITDRoIg8', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('JT8SZno5NYG9i8oP', 'UapEb4GhuM71xNgc', '02SZMm9PmG7J3J9WoZA1yP_Fwps7lVpyYiFAa6LKpCk', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('VVWGJBroxZWWGZ2W', '43R7BiswceMWYygo', 'bAqXmmnts8H5bTBYGpy9vd21qwCCVYsrTx3yrrAb3T0', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('SK7hRa7JL256mrnp', 'njgTm8FXugCqahvK', 'urOIuoYcZr8--9y9Iu-7FLTu3uQyN8sLIV6zp1CgYQs', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('xE7pepJEdYpQ4Hcn', 'UB2WWBk4gVEhgQGH', '98xs0xrj1XBCrB0cWO4RzhMI9FN8dKuLP_F9monHK0I', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('1N3MkJEd7rEKmC3P', 'AxSFgS2UKcF9tCFe', 'vcySHdDpu9Dvtc_e-YtuKg6KHejTcnetLSMfY3rscoE', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('iD5hu3EtxjVxAxfP', 'UjPVh3baYZR6Wuu8', 'u6-SBwTBr_nNePvdAjTB3_fJ10R9E1DebExCxOdOZLc', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('hSSE19sEqwgKUu7h', 'vLaNBNaDm32Fq3D7', 'tXm0UNG3b1ejT6BiWeiNODwzZEVv_QRTerirPTVZUE4', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('Lgf4XTQaTZt8j4vx', 'onpeL4pUBMjTx5gM', 'Uv205r4M_hhGYiih43oD91hHNyjd-OwtWN4EIdKENWs', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('Y1c1dazvSchbsiUQ', 'GTmLZVqpZdDGZNRr', 'U2nQTzI55mxU9hmdwjPUfGWRAN0Boue6t7n4Ws41LtA', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('jMXFhXg7goMfxvP4', 'Pfe5V5rhTNEy8Gso', 'nbXJ-YWS1SNzkjOdTmfSIFvfEyfRos0VDS86h16OR7M', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('nWNUSEQtjgCGNLnh', 'BGN7qvBDSQcDdaLX', 'YTtliYYwWc-evhSyt0u8JxK0EdB0R6iRJZjNIqXV48s', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('EvvGMT9pod6xCbk5', 'vGmekf7dtF6sg7vJ', 'iyhe7qZVgLEw48_lia-nePiNeDA4oQFHXwIUfWmg4U4', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
INSERT INTO public.settings VALUES
	('token-key', '"eXQOuqDPC93fdKLjLq2zCIT6-lWryBl-zG4pk3lZEKA"'),
	('daily-secret', '"vOkyRKwBq2JAc6UTGUph10Js6fp2nSk5GwlyXExKBQE"'),
	('day-results', '{"day": "2025-12-30"}'),
	('bank', '"earlier"');
INSERT INTO public.tallies VALUES
	('players', 1, 1),
	('players', 14, 1),
	('players', 0, 1),
	('players', 9, 2),
	('players', 2, 1),
	('players', 7, 1),
	('players', 13, 1),
	('players', 5, 1),
	('players', 10, 2),
	('players', 6, 1),
	('players', 15, 1),
	('players', 12, 1);
INSERT INTO public.user_achievements VALUES
	('hrWpxqszEDvHfbUv', 'first_victory', 1767225639275, NULL, NULL);
INSERT INTO public.usernames VALUES
	('ada', 'hrWpxqszEDvHfbUv', 'Ada', NULL),
	('ben', 'rPKaEdahWUX3guj1', 'Ben', NULL),
	('cleo', 'UapEb4GhuM71xNgc', 'Cleo', NULL);
INSERT INTO public.users VALUES
	('UapEb4GhuM71xNgc', 'Cleo', 'profile1', 1000, 1767225600000, false, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('43R7BiswceMWYygo', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('njgTm8FXugCqahvK', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('UB2WWBk4gVEhgQGH', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('AxSFgS2UKcF9tCFe', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('UjPVh3baYZR6Wuu8', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('vLaNBNaDm32Fq3D7', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('onpeL4pUBMjTx5gM', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('GTmLZVqpZdDGZNRr', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('Pfe5V5rhTNEy8Gso', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('BGN7qvBDSQcDdaLX', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('vGmekf7dtF6sg7vJ', 'Guest', 'profile1', 1000, 1767225600000, true, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('rPKaEdahWUX3guj1', 'Ben', 'profile1', 980, 1767225600000, false, '[]', 0, 1, 0, 1, 4, 0, 0, 0, 0, -20, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL),
	('hrWpxqszEDvHfbUv', 'Ada', 'profile1', 1020, 1767225600000, false, '["first_victory"]', 1, 0, 0, 1, 20, 0, 1, 1, 1, 20, '{}', '{}', '{}', 'admin', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]', NULL, NULL);
SELECT pg_catalog.setval('public.audit_log_id_seq', 2, true);
SELECT pg_catalog.setval('public.fair_play_evidence_id_seq', 1, false);
SELECT pg_catalog.setval('public.message_replies_id_seq', 1, false);
SELECT pg_catalog.setval('public.webhook_messages_id_seq', 1, false);
ALTER TABLE ONLY public.achievement_counts
    ADD CONSTRAINT achievement_counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.active_seats
    ADD CONSTRAINT active_seats_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.board_counts
    ADD CONSTRAINT board_counts_pkey PRIMARY KEY (board, shift, bucket);
ALTER TABLE public.board_counts CLUSTER ON board_counts_pkey;
ALTER TABLE ONLY public.board_entries
    ADD CONSTRAINT board_entries_pkey PRIMARY KEY (board, uid) INCLUDE (points, hidden);
ALTER TABLE ONLY public.boards
    ADD CONSTRAINT boards_pkey PRIMARY KEY (board);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_provider_id_account_id_key UNIQUE (provider_id, account_id);
ALTER TABLE ONLY public.custom_links
    ADD CONSTRAINT custom_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.custom_plays
    ADD CONSTRAINT custom_plays_pkey PRIMARY KEY (link_id, uid);
ALTER TABLE ONLY public.daily_days
    ADD CONSTRAINT daily_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.daily_plays
    ADD CONSTRAINT daily_plays_pkey PRIMARY KEY (uid, day);
ALTER TABLE ONLY public.daily_scores
    ADD CONSTRAINT daily_scores_pkey PRIMARY KEY (day, score);
ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT day_sums_pkey PRIMARY KEY (day, name, slot);
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.fair_play_cases
    ADD CONSTRAINT fair_play_cases_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.fair_play_evidence
    ADD CONSTRAINT fair_play_evidence_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.fair_play_facts
    ADD CONSTRAINT fair_play_facts_pkey PRIMARY KEY (game_id, uid);
ALTER TABLE ONLY public.fair_play_norms
    ADD CONSTRAINT fair_play_norms_pkey PRIMARY KEY (name, slot);
ALTER TABLE ONLY public.fair_play_notes
    ADD CONSTRAINT fair_play_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.friend_matches
    ADD CONSTRAINT friend_matches_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.game_events
    ADD CONSTRAINT game_events_pkey PRIMARY KEY (game_id, seq);
ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_pkey PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_code_key UNIQUE (code);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (uid, device_hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.login_tries
    ADD CONSTRAINT login_tries_pkey PRIMARY KEY (door);
ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.message_replies
    ADD CONSTRAINT message_replies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_puzzle_key UNIQUE (puzzle);
ALTER TABLE ONLY public.page_views
    ADD CONSTRAINT page_views_pkey PRIMARY KEY (day, page, source, device);
ALTER TABLE ONLY public.page_visitors
    ADD CONSTRAINT page_visitors_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.party_keys
    ADD CONSTRAINT party_keys_game_id_key UNIQUE (game_id);
ALTER TABLE ONLY public.party_keys
    ADD CONSTRAINT party_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.place_reports
    ADD CONSTRAINT place_reports_pkey PRIMARY KEY (quiz, place, uid);
ALTER TABLE ONLY public.place_scores
    ADD CONSTRAINT place_scores_pkey PRIMARY KEY (uid, quiz, region);
ALTER TABLE ONLY public.place_stats
    ADD CONSTRAINT place_stats_pkey PRIMARY KEY (quiz, place);
ALTER TABLE ONLY public.player_accuracy
    ADD CONSTRAINT player_accuracy_pkey PRIMARY KEY (uid, category, difficulty);
ALTER TABLE ONLY public.player_days
    ADD CONSTRAINT player_days_pkey PRIMARY KEY (uid, day);
ALTER TABLE ONLY public.player_games
    ADD CONSTRAINT player_games_pkey PRIMARY KEY (uid, mode);
ALTER TABLE ONLY public.player_meetings
    ADD CONSTRAINT player_meetings_pkey PRIMARY KEY (uid, other);
ALTER TABLE ONLY public.player_places
    ADD CONSTRAINT player_places_pkey PRIMARY KEY (uid, quiz, place);
ALTER TABLE ONLY public.player_times
    ADD CONSTRAINT player_times_pkey PRIMARY KEY (uid, seconds);
ALTER TABLE ONLY public.question_bank
    ADD CONSTRAINT question_bank_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_imports
    ADD CONSTRAINT question_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_reports
    ADD CONSTRAINT question_reports_pkey PRIMARY KEY (question_id, uid);
ALTER TABLE ONLY public.question_stats
    ADD CONSTRAINT question_stats_pkey PRIMARY KEY (question_id);
ALTER TABLE ONLY public.question_versions
    ADD CONSTRAINT question_versions_pkey PRIMARY KEY (question_id, version);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.queue_pauses
    ADD CONSTRAINT queue_pauses_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.quiz_versions
    ADD CONSTRAINT quiz_versions_pkey PRIMARY KEY (quiz_id, version);
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_of_game UNIQUE (uid, game_id);
ALTER TABLE ONLY public.seen_questions
    ADD CONSTRAINT seen_questions_pkey PRIMARY KEY (uid, question_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey1 PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.site_logos
    ADD CONSTRAINT site_logos_pkey PRIMARY KEY (file);
ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (name, slot);
ALTER TABLE ONLY public.user_achievements
    ADD CONSTRAINT user_achievements_pkey PRIMARY KEY (uid, id);
ALTER TABLE ONLY public.usernames
    ADD CONSTRAINT usernames_pkey PRIMARY KEY (name_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_identifier_key UNIQUE (identifier);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
CREATE INDEX active_seats_game ON public.active_seats USING btree (game_id);
CREATE INDEX audit_log_act ON public.audit_log USING btree (act, id);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_uid, id);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_kind, subject_id, id);
CREATE INDEX board_entries_order ON public.board_entries USING btree (board, points DESC, uid) INCLUDE (score, ms, username, profile_pic, is_anonymous) WHERE (NOT hidden);
CREATE INDEX board_entries_player ON public.board_entries USING btree (uid);
CREATE INDEX boards_periods ON public.boards USING btree (kind, period) WHERE (period IS NOT NULL);
CREATE INDEX credentials_user ON public.credentials USING btree (user_id);
CREATE INDEX custom_links_maker ON public.custom_links USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX custom_plays_game ON public.custom_plays USING btree (game_id);
CREATE INDEX custom_plays_player ON public.custom_plays USING btree (uid);
CREATE INDEX daily_plays_game ON public.daily_plays USING btree (game_id);
CREATE INDEX email_confirmations_expires_at ON public.email_confirmations USING btree (expires_at);
CREATE INDEX fair_play_cases_order ON public.fair_play_cases USING btree (state, score DESC, uid);
CREATE UNIQUE INDEX fair_play_evidence_open ON public.fair_play_evidence USING btree (uid, kind, other) WHERE (weighed_at IS NULL);
CREATE INDEX fair_play_evidence_player ON public.fair_play_evidence USING btree (uid, found_at);
CREATE INDEX fair_play_facts_at ON public.fair_play_facts USING btree (at);
CREATE INDEX fair_play_facts_player ON public.fair_play_facts USING btree (uid, at DESC);
CREATE INDEX fair_play_notes_player ON public.fair_play_notes USING btree (uid, at);
CREATE INDEX friend_matches_expires_at ON public.friend_matches USING btree (expires_at);
CREATE INDEX friend_matches_host ON public.friend_matches USING btree (host_uid);
CREATE INDEX game_seats_player ON public.game_seats USING btree (uid, game_id) WHERE (uid IS NOT NULL);
CREATE INDEX game_seats_recent ON public.game_seats USING btree (uid, opened_at DESC) WHERE (uid IS NOT NULL);
CREATE INDEX games_not_settled ON public.games USING btree (mode, id) WHERE (settled_at IS NULL);
CREATE INDEX games_quiz_version ON public.games USING btree (quiz_id, quiz_version) WHERE (quiz_id IS NOT NULL);
CREATE INDEX games_running ON public.games USING btree (opened_at) WHERE (ended_at IS NULL);
CREATE INDEX games_settled_at ON public.games USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX games_unsettled ON public.games USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX invitations_made ON public.invitations USING btree (made_at DESC, id DESC);
CREATE INDEX login_tries_first_at ON public.login_tries USING btree (first_at);
CREATE INDEX logins_email ON public.logins USING btree (email);
CREATE UNIQUE INDEX logins_email_key ON public.logins USING btree (email) WHERE email_verified;
CREATE INDEX message_replies_message ON public.message_replies USING btree (message_id, id);
CREATE INDEX messages_at ON public.messages USING btree (at);
CREATE INDEX messages_closed ON public.messages USING btree (at DESC, id DESC) WHERE (closed_at IS NOT NULL);
CREATE INDEX messages_closed_at ON public.messages USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX messages_open ON public.messages USING btree (at DESC, id DESC) WHERE (closed_at IS NULL);
CREATE INDEX messages_uid ON public.messages USING btree (uid);
CREATE INDEX party_keys_by_host ON public.party_keys USING btree (host_uid);
CREATE INDEX place_reports_closed ON public.place_reports USING btree (closed_at, quiz, place) WHERE (closed_at IS NOT NULL);
CREATE INDEX place_reports_entry ON public.place_reports USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX place_reports_latest ON public.place_reports USING btree (quiz, place, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX place_reports_new ON public.place_reports USING btree (at);
CREATE INDEX place_reports_open ON public.place_reports USING btree (quiz, place) WHERE (closed_at IS NULL);
CREATE INDEX place_reports_player ON public.place_reports USING btree (uid);
CREATE INDEX player_meetings_other ON public.player_meetings USING btree (other);
CREATE INDEX question_imports_newest ON public.question_imports USING btree (at);
CREATE INDEX question_reports_closed ON public.question_reports USING btree (closed_at, question_id) WHERE (closed_at IS NOT NULL);
CREATE INDEX question_reports_entry ON public.question_reports USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX question_reports_latest ON public.question_reports USING btree (question_id, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX question_reports_new ON public.question_reports USING btree (at);
CREATE INDEX question_reports_open ON public.question_reports USING btree (question_id) WHERE (closed_at IS NULL);
CREATE INDEX question_reports_player ON public.question_reports USING btree (uid);
CREATE INDEX question_stats_disagreement ON public.question_stats USING btree (disagreement, question_id) WHERE (disagreement IS NOT NULL);
CREATE INDEX question_stats_hardness ON public.question_stats USING btree (rating, question_id) WHERE (rating IS NOT NULL);
CREATE INDEX questions_category ON public.questions USING btree (category, added_at, id);
CREATE INDEX questions_difficulty ON public.questions USING btree (difficulty, added_at, id);
CREATE INDEX questions_duplicates ON public.questions USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);
CREATE INDEX questions_fingerprint ON public.questions USING btree (fingerprint);
CREATE INDEX questions_newest ON public.questions USING btree (added_at, id);
CREATE INDEX questions_origin ON public.questions USING btree (origin, added_at, id);
CREATE INDEX questions_retired ON public.questions USING btree (added_at, id) WHERE (retired_at IS NOT NULL);
CREATE INDEX questions_revision ON public.questions USING btree (revision, id);
CREATE INDEX questions_search ON public.questions USING gin (search) WITH (fastupdate=off);
CREATE INDEX questions_undecided ON public.questions USING btree (added_at, id) WHERE (bank_text IS NOT NULL);
CREATE INDEX quiz_versions_maker ON public.quiz_versions USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX quizzes_most_played ON public.quizzes USING btree (plays, id) WHERE (state = 'public'::text);
CREATE INDEX quizzes_newest ON public.quizzes USING btree (published_at, id) WHERE (state = 'public'::text);
CREATE INDEX quizzes_owner ON public.quizzes USING btree (owner_uid, updated_at);
CREATE INDEX quizzes_waiting ON public.quizzes USING btree (submitted_at) WHERE (state = 'waiting'::text);
CREATE INDEX rating_history_game ON public.rating_history USING btree (game_id);
CREATE INDEX rating_history_recent ON public.rating_history USING btree (uid, at);
CREATE INDEX seen_questions_question ON public.seen_questions USING btree (question_id);
CREATE INDEX seen_questions_recent ON public.seen_questions USING btree (uid, seen_at);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX user_achievements_unshown ON public.user_achievements USING btree (uid, at) WHERE (shown_at IS NULL);
CREATE UNIQUE INDEX usernames_in_use ON public.usernames USING btree (uid) WHERE (held_until IS NULL);
CREATE INDEX usernames_player ON public.usernames USING btree (uid);
CREATE INDEX users_banned ON public.users USING btree (banned_until, uid) WHERE (banned_until IS NOT NULL);
CREATE INDEX users_leaving ON public.users USING btree (deletion_at) WHERE (deletion_at IS NOT NULL);
CREATE INDEX users_merged ON public.users USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, uid DESC) WHERE ((NOT is_anonymous) AND (deleted_at IS NULL) AND (created_at IS NOT NULL));
CREATE INDEX users_staff ON public.users USING btree (username) WHERE (role <> 'player'::text);
CREATE INDEX verifications_expires_at ON public.verifications USING btree (expires_at);
ALTER TABLE ONLY public.active_seats
    ADD CONSTRAINT active_seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.active_seats
    ADD CONSTRAINT active_seats_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.board_entries
    ADD CONSTRAINT board_entries_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.logins(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.custom_links
    ADD CONSTRAINT custom_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.custom_plays
    ADD CONSTRAINT custom_plays_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.custom_plays
    ADD CONSTRAINT custom_plays_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.custom_links(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.custom_plays
    ADD CONSTRAINT custom_plays_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.daily_plays
    ADD CONSTRAINT daily_plays_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.daily_plays
    ADD CONSTRAINT daily_plays_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.fair_play_cases
    ADD CONSTRAINT fair_play_cases_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.fair_play_evidence
    ADD CONSTRAINT fair_play_evidence_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.fair_play_facts
    ADD CONSTRAINT fair_play_facts_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.fair_play_notes
    ADD CONSTRAINT fair_play_notes_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.friend_matches
    ADD CONSTRAINT friend_matches_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.friend_matches
    ADD CONSTRAINT friend_matches_host_uid_fkey FOREIGN KEY (host_uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.friend_matches
    ADD CONSTRAINT friend_matches_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_quiz_version FOREIGN KEY (quiz_id, quiz_version) REFERENCES public.quiz_versions(quiz_id, version);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_fkey FOREIGN KEY (id) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_replies
    ADD CONSTRAINT message_replies_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES public.users(uid);
ALTER TABLE ONLY public.message_replies
    ADD CONSTRAINT message_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid);
ALTER TABLE ONLY public.party_keys
    ADD CONSTRAINT party_keys_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.party_keys
    ADD CONSTRAINT party_keys_host_uid_fkey FOREIGN KEY (host_uid) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.place_reports
    ADD CONSTRAINT place_reports_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.place_reports
    ADD CONSTRAINT place_reports_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.place_scores
    ADD CONSTRAINT place_scores_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_accuracy
    ADD CONSTRAINT player_accuracy_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_days
    ADD CONSTRAINT player_days_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_games
    ADD CONSTRAINT player_games_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_meetings
    ADD CONSTRAINT player_meetings_other_fkey FOREIGN KEY (other) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_meetings
    ADD CONSTRAINT player_meetings_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_places
    ADD CONSTRAINT player_places_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.player_times
    ADD CONSTRAINT player_times_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_imports
    ADD CONSTRAINT question_imports_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.question_reports
    ADD CONSTRAINT question_reports_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.question_reports
    ADD CONSTRAINT question_reports_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_reports
    ADD CONSTRAINT question_reports_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_stats
    ADD CONSTRAINT question_stats_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_versions
    ADD CONSTRAINT question_versions_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_duplicate_of_fkey FOREIGN KEY (duplicate_of) REFERENCES public.questions(id);
ALTER TABLE ONLY public.queue_pauses
    ADD CONSTRAINT queue_pauses_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.queue
    ADD CONSTRAINT queue_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_versions
    ADD CONSTRAINT quiz_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_owner_uid_fkey FOREIGN KEY (owner_uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.seen_questions
    ADD CONSTRAINT seen_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seen_questions
    ADD CONSTRAINT seen_questions_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_achievements
    ADD CONSTRAINT user_achievements_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.usernames
    ADD CONSTRAINT usernames_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.users(uid) ON DELETE SET NULL;
ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;
