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
    picked_at bigint NOT NULL
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
    game_id text COLLATE pg_catalog."C"
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
    summary jsonb NOT NULL
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
    disagreement double precision
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
    search tsvector DEFAULT ''::tsvector NOT NULL
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
    notices jsonb DEFAULT '[]'::jsonb NOT NULL
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
INSERT INTO public.achievement_counts VALUES
	('first_victory', 2),
	('flag_fan_south_america', 1),
	('country_explorer_south_america', 1);
INSERT INTO public.active_seats VALUES
	('9GuBys5caKkM75AY', 'qK5pRvMNcovX', 0),
	('zthwFwE4vELYS53s', 'qK5pRvMNcovX', 1);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, 1767225600000, NULL, 'command line', 'set-role', 'player', 'sRE7FYiTwhhSXCqt', 'Cleo', '{"role": "player"}', '{"role": "admin"}', NULL, NULL, NULL),
	(2, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'publish-quiz', 'quiz', '8ahBVwi6oyfs', 'Rivers', '{"state": "waiting", "updatedAt": 1767225797604, "publishedAt": null, "submittedAt": 1767225797603}', '{"state": "public", "updatedAt": 1767225797604, "publishedAt": 1767225798603, "submittedAt": 1767225797603}', NULL, NULL, NULL),
	(3, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'close-report', 'question', 'literature-0018', 'Prompt 18?', '{"open": 1, "answer": null, "outcome": null}', '{"open": 0, "answer": "It is so.", "outcome": "kept"}', 'It is so.', NULL, NULL),
	(4, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'ban-player', 'player', 'WaXut5wa5FLne3Hu', 'Dora', '{"ban": null}', '{"ban": {"until": null, "reason": "answers by a program"}, "refund": true}', 'answers by a program', NULL, NULL),
	(5, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'reset-username', 'player', 'EftgxYNWgESJRfuF', 'Rude-Name', '{"username": "Rude-Name"}', '{"username": "Player-027570"}', 'rude', NULL, NULL),
	(6, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'edit-question', 'question', 'society-0027', 'Prompt 27?', '{"text": {"asOf": null, "tags": ["test"], "wrong": ["wrong 27 a", "wrong 27 b", "wrong 27 c"], "answer": "right 27", "prompt": "Prompt 27?", "source": "Source 27", "licence": "CC-BY-SA-4.0", "category": "society", "difficulty": 1, "explanation": "Explanation 27."}, "edited": false, "version": 1, "bankText": null}', '{"text": {"asOf": null, "tags": ["test"], "wrong": ["wrong 27 a", "wrong 27 b", "wrong 27 c"], "answer": "right 27", "prompt": "Prompt 27?", "source": "Source 27", "licence": "CC-BY-SA-4.0", "category": "society", "difficulty": 1, "explanation": "Explained better."}, "edited": true, "version": 2, "bankText": null}', 'unclear', NULL, NULL),
	(7, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'retire-question', 'question', 'geography-0000', 'Prompt 0?', '{"retired": false, "mergedInto": null}', '{"retired": true, "mergedInto": null}', 'nobody knows', NULL, NULL),
	(8, 1767225798603, 'sRE7FYiTwhhSXCqt', 'Cleo', 'set-role', 'player', 'zthwFwE4vELYS53s', 'Ben', '{"role": "player"}', '{"role": "admin"}', 'helps us', NULL, NULL);
INSERT INTO public.board_counts VALUES
	('daily/2026-01-01', 0, 2048, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 4, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 8, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('daily/2026-01-01', 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
	('survival', 0, 2048, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival', 4, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival', 8, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival', 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
	('survival/2026-W01', 0, 2048, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival/2026-W01', 4, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival/2026-W01', 8, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('survival/2026-W01', 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
	('flags/south-america', 0, 15728639, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 4, 983039, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 8, 61439, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 12, 3839, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 16, 239, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 20, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america', 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
	('flags/south-america', 28, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('flags/south-america', 32, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('flags/south-america/2026-W01', 0, 15728639, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 4, 983039, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 8, 61439, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 12, 3839, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 16, 239, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 20, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('flags/south-america/2026-W01', 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
	('flags/south-america/2026-W01', 28, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('flags/south-america/2026-W01', 32, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('countries/south-america', 0, 13631487, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 4, 851967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 8, 53247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 12, 3327, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 16, 207, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 20, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america', 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0),
	('countries/south-america', 28, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('countries/south-america', 32, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('countries/south-america/2026-W01', 0, 13631487, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 4, 851967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 8, 53247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 12, 3327, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 16, 207, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 20, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
	('countries/south-america/2026-W01', 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0),
	('countries/south-america/2026-W01', 28, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
	('countries/south-america/2026-W01', 32, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.board_entries VALUES
	('elo', 'WaXut5wa5FLne3Hu', 1019, 1019, NULL, true, 1767225663550, 'Dora', 'profile1', false),
	('elo/2026-W01', 'WaXut5wa5FLne3Hu', 19, 19, NULL, true, 1767225663550, 'Dora', 'profile1', false),
	('elo', 'iHwYAgkBFSKT6PLj', 981, 981, NULL, true, 1767225697825, 'Guest', 'profile1', true),
	('elo/2026-W01', 'iHwYAgkBFSKT6PLj', -19, -19, NULL, true, 1767225697825, 'Guest', 'profile1', true),
	('daily/2026-01-01', 'iHwYAgkBFSKT6PLj', 4, 4, NULL, false, 1767225766103, 'Guest', 'profile1', true),
	('survival', 'zthwFwE4vELYS53s', 3, 3, NULL, false, 1767225782603, 'Ben', 'profile1', false),
	('survival/2026-W01', 'zthwFwE4vELYS53s', 3, 3, NULL, false, 1767225782603, 'Ben', 'profile1', false),
	('elo', '9GuBys5caKkM75AY', 1039, 1039, NULL, true, 1767225697825, 'Ada', 'profile7', false),
	('elo/2026-W01', '9GuBys5caKkM75AY', 39, 39, NULL, true, 1767225697825, 'Ada', 'profile7', false),
	('daily/2026-01-01', '9GuBys5caKkM75AY', 7, 7, NULL, false, 1767225751103, 'Ada', 'profile7', false),
	('survival', '9GuBys5caKkM75AY', 6, 6, NULL, false, 1767225776603, 'Ada', 'profile7', false),
	('survival/2026-W01', '9GuBys5caKkM75AY', 6, 6, NULL, false, 1767225776603, 'Ada', 'profile7', false),
	('flags/south-america', '9GuBys5caKkM75AY', 251658239, 14, 0, false, 1767225798603, 'Ada', 'profile7', false),
	('flags/south-america/2026-W01', '9GuBys5caKkM75AY', 251658239, 14, 0, false, 1767225798603, 'Ada', 'profile7', false),
	('countries/south-america', '9GuBys5caKkM75AY', 218103807, 12, 0, false, 1767225798603, 'Ada', 'profile7', false),
	('countries/south-america/2026-W01', '9GuBys5caKkM75AY', 218103807, 12, 0, false, 1767225798603, 'Ada', 'profile7', false),
	('elo', 'zthwFwE4vELYS53s', 980, 980, NULL, true, 1767225798603, 'Ben', 'profile1', false),
	('elo/2026-W01', 'zthwFwE4vELYS53s', -20, -20, NULL, true, 1767225798603, 'Ben', 'profile1', false);
INSERT INTO public.boards VALUES
	('elo', 'elo', NULL),
	('elo/2026-W01', 'elo', '2026-W01'),
	('daily/2026-01-01', 'daily', '2026-01-01'),
	('survival', 'survival', NULL),
	('survival/2026-W01', 'survival', '2026-W01'),
	('flags/south-america', 'flags', NULL),
	('flags/south-america/2026-W01', 'flags', '2026-W01'),
	('countries/south-america', 'countries', NULL),
	('countries/south-america/2026-W01', 'countries', '2026-W01');
INSERT INTO public.credentials VALUES
	('Q6RP6z7jcU2Br9ts', '9GuBys5caKkM75AY', 'credential', '9GuBys5caKkM75AY', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$PpmaVWELK6+Gfrqr/vCvNw$2wtm5l4H3GBRsuHOH0/As+mOzqex/1vKC7pfPqwCgZA', '2026-11-23 06:31:32.358+00', '2026-11-23 06:31:32.358+00'),
	('DXzLNaL7kQaJzzNj', 'zthwFwE4vELYS53s', 'credential', 'zthwFwE4vELYS53s', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$g2WhqAiZwE14Sdje42CflQ$OXSNqM+B3LxemAyYAzSrcyw/Q+QLyi2mfuWkJGyCT60', '2026-11-23 06:31:34.171+00', '2026-11-23 06:31:34.171+00'),
	('KNa2UecZt5gMCT9c', 'sRE7FYiTwhhSXCqt', 'credential', 'sRE7FYiTwhhSXCqt', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$jzwFBtNPNR/XYWfkcHuHfQ$paEzR5fOYKq9O3u3X5bTSHqu23PrkfXkAcrJeM7M19s', '2026-11-23 06:31:35.082+00', '2026-11-23 06:31:35.082+00'),
	('Ax87NeWoxQdq8Dz7', 'WaXut5wa5FLne3Hu', 'credential', 'WaXut5wa5FLne3Hu', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$/Bljd0N/KJYCk9sn2ZLdnA$TdvVX6DpRJ8NoKOQCM7RmUfYC+ssdgdyKP7lVIsZGuY', '2026-11-23 06:31:35.984+00', '2026-11-23 06:31:35.984+00'),
	('FQ5JMxywy6g7KKH9', 'EftgxYNWgESJRfuF', 'credential', 'EftgxYNWgESJRfuF', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=32768,t=3,p=1$1UZBqJrxjjyUxcVmPYFH/g$HFLSWHidzBSwIoKrBcuGw4wwiKFT5FUVtiNhUgt9cEQ', '2026-11-23 06:31:37.364+00', '2026-11-23 06:31:37.364+00');
INSERT INTO public.custom_links VALUES
	('XrBzbxzTZKtu', '{"clock": null, "count": 5, "categories": ["film-tv", "art", "sports-games"], "difficulties": [1, 2, 3]}', '5WdcWwHsKTcMLg2Ggb9ut7', '["geography-0028", "history-0001", "technology-0026", "art-0019", "science-0002"]', '9GuBys5caKkM75AY', 1767225782603);
INSERT INTO public.custom_plays VALUES
	('XrBzbxzTZKtu', '9GuBys5caKkM75AY', 'uvmQLofDd9Hj', 5, 5, 1767225790103),
	('XrBzbxzTZKtu', 'iHwYAgkBFSKT6PLj', 'TjQgUnx4LuPh', 2, 5, 1767225797603);
INSERT INTO public.daily_days VALUES
	('2026-01-01', '["food-drink-0009", "technology-0012", "art-0033", "film-tv-0021", "science-0016", "nature-0031", "literature-0004", "sports-games-0022", "society-0041", "mythology-0011"]', 1767225736103),
	('2026-01-02', '["sports-games-0036", "nature-0003", "literature-0018", "society-0027", "language-0010", "technology-0040", "food-drink-0037", "art-0019", "history-0029", "geography-0014"]', 1767312200603);
INSERT INTO public.daily_plays VALUES
	('9GuBys5caKkM75AY', '2026-01-01', 'HMSmv6Fx9s3h', 1767225736103, 7, 1767225751103),
	('iHwYAgkBFSKT6PLj', '2026-01-01', 'cLEXQCKEy7f6', 1767225751103, 4, 1767225766103),
	('9GuBys5caKkM75AY', '2026-01-02', '6fsXWDyJVKgj', 1767312200603, NULL, NULL);
INSERT INTO public.daily_scores VALUES
	('2026-01-01', 7, 1),
	('2026-01-01', 4, 1);
INSERT INTO public.day_sums VALUES
	('2026-01-01', 'guests', 5, 1),
	('2026-01-01', 'sign-ups', 5, 1),
	('2026-01-01', 'guests', 1, 1),
	('2026-01-01', 'sign-ups', 1, 1),
	('2026-01-01', 'guests', 7, 1),
	('2026-01-01', 'sign-ups', 7, 1),
	('2026-01-01', 'guests', 0, 1),
	('2026-01-01', 'sign-ups', 0, 1),
	('2026-01-01', 'guests', 8, 1),
	('2026-01-01', 'sign-ups', 8, 1),
	('2026-01-01', 'guests', 10, 1),
	('2026-01-01', 'games/ranked', 0, 1),
	('2026-01-01', 'games/ranked', 5, 2),
	('2026-01-01', 'games/casual', 5, 1),
	('2026-01-01', 'games/daily', 5, 1),
	('2026-01-01', 'games/daily', 10, 1),
	('2026-01-01', 'games/survival', 5, 1),
	('2026-01-01', 'games/survival', 1, 1),
	('2026-01-01', 'games/custom', 5, 1),
	('2026-01-01', 'games/custom', 10, 1),
	('2026-01-01', 'games/quiz', 5, 1),
	('2026-01-01', 'games/flags', 5, 1),
	('2026-01-01', 'games/countries', 5, 1);
INSERT INTO public.fair_play_facts VALUES
	('5mGDnTxxuX6Z', '9GuBys5caKkM75AY', 'zthwFwE4vELYS53s', 1767225629275, '{"battle": {"gave": false, "given": false, "outcome": "won", "leftBehind": false, "sameDevice": false}, "answers": [[1, 9, 1, 1, 892], [1, 10, 1, 3, 582], [1, 10, 1, 2, 754], [1, 10, 1, 2, 754], [1, 10, 1, 3, 582], [1, 10, 1, 1, 892], [1, 10, 1, 1, 892], [1, 10, 1, 2, 754], [1, 10, 1, 2, 754], [1, 10, 1, 1, 892]], "messages": {"late": 0, "forged": 0}}'),
	('5mGDnTxxuX6Z', 'zthwFwE4vELYS53s', '9GuBys5caKkM75AY', 1767225629275, '{"battle": {"gave": false, "given": false, "outcome": "lost", "leftBehind": false, "sameDevice": false}, "answers": [[1, 9, 1, 1, 892], [1, 10, 0, 3, 582], [1, 10, 0, 2, 754], [1, 10, 1, 2, 754], [1, 10, 0, 3, 582], [1, 10, 0, 1, 892], [1, 10, 1, 1, 892], [1, 10, 0, 2, 754], [1, 10, 0, 2, 754], [1, 10, 1, 1, 892]], "messages": {"late": 0, "forged": 0}}'),
	('cYjT2u821isx', 'WaXut5wa5FLne3Hu', 'zthwFwE4vELYS53s', 1767225663550, '{"battle": {"gave": false, "given": false, "outcome": "won", "leftBehind": false, "sameDevice": false}, "answers": [[2, 10, 1, 3, 582], [2, 10, 1, 1, 892], [2, 10, 1, 1, 892], [2, 10, 1, 1, 892], [2, 9, 1, 2, 754], [2, 10, 1, 3, 582], [2, 10, 1, 2, 754], [2, 10, 1, 2, 754], [2, 10, 1, 2, 754], [2, 10, 0, 3, 582]], "messages": {"late": 0, "forged": 0}}'),
	('cYjT2u821isx', 'zthwFwE4vELYS53s', 'WaXut5wa5FLne3Hu', 1767225663550, '{"battle": {"gave": false, "given": false, "outcome": "lost", "leftBehind": false, "sameDevice": false}, "answers": [[2, 10, 1, 3, 561], [2, 10, 0, 1, 881], [2, 10, 0, 1, 881], [2, 10, 1, 1, 881], [2, 9, 0, 2, 735], [2, 10, 0, 3, 561], [2, 10, 1, 2, 735], [2, 10, 0, 2, 735], [2, 10, 0, 2, 735], [2, 10, 1, 3, 561]], "messages": {"late": 0, "forged": 0}}'),
	('WGRTDNUyMaiR', 'iHwYAgkBFSKT6PLj', '9GuBys5caKkM75AY', 1767225697825, '{"battle": {"gave": true, "given": false, "outcome": "lost", "leftBehind": false, "sameDevice": false}, "answers": [[3, 10, 1, 2, 754], [3, 10, 1, 3, 582], [3, 10, 0, 2, 754], [3, 10, 0, 1, 892], [3, 9, 0, 2, 754], [3, 10, 0, 3, 582], [3, 9, 0, 1, 892], [3, 10, 0, 2, 754], [3, 10, 0, 1, 892], [3, 10, 0, 1, 892]], "messages": {"late": 0, "forged": 0}}'),
	('WGRTDNUyMaiR', '9GuBys5caKkM75AY', 'iHwYAgkBFSKT6PLj', 1767225697825, '{"battle": {"gave": false, "given": true, "outcome": "won", "leftBehind": false, "sameDevice": false}, "answers": [[3, 10, 1, 2, 773], [3, 10, 0, 3, 603], [3, 10, 0, 2, 773], [3, 10, 1, 1, 902], [3, 9, 0, 2, 773], [3, 10, 0, 3, 603], [3, 9, 1, 1, 902], [3, 10, 0, 2, 773], [3, 10, 0, 1, 902], [3, 10, 1, 1, 902]], "messages": {"late": 0, "forged": 0}}'),
	('HMSmv6Fx9s3h', '9GuBys5caKkM75AY', NULL, 1767225751103, '{"battle": null, "answers": [[1500, 9, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 10, 1, 2, 790], [1500, 10, 1, 2, 790], [1500, 9, 1, 2, 790], [1500, 10, 0, 2, 790], [1500, 10, 0, 3, 624], [1500, 10, 0, 3, 624]], "messages": {"late": 0, "forged": 0}}'),
	('cLEXQCKEy7f6', 'iHwYAgkBFSKT6PLj', NULL, 1767225766103, '{"battle": null, "answers": [[1500, 9, 1, 1, 882], [1500, 10, 1, 1, 882], [1500, 10, 1, 1, 882], [1500, 10, 1, 1, 882], [1500, 10, 0, 2, 736], [1500, 10, 0, 2, 736], [1500, 9, 0, 2, 736], [1500, 10, 0, 2, 736], [1500, 10, 0, 3, 562], [1500, 10, 0, 3, 562]], "messages": {"late": 0, "forged": 0}}'),
	('cfoU6VbqKQTr', '9GuBys5caKkM75AY', NULL, 1767225776603, '{"battle": null, "answers": [[1500, 10, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 9, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 9, 1, 1, 911], [1500, 10, 1, 1, 911], [1500, 10, 0, 1, 911]], "messages": {"late": 0, "forged": 0}}'),
	('9xYFbVbhSPiz', 'zthwFwE4vELYS53s', NULL, 1767225782603, '{"battle": null, "answers": [[1500, 10, 1, 1, 870], [1500, 10, 1, 1, 870], [1500, 9, 1, 1, 870], [1500, 10, 0, 1, 870]], "messages": {"late": 0, "forged": 0}}'),
	('uvmQLofDd9Hj', '9GuBys5caKkM75AY', NULL, 1767225790103, '{"battle": null, "answers": [[1500, 10, 1, 2, 790], [1500, 9, 1, 2, 790], [1500, 10, 1, 3, 624], [1500, 10, 1, 2, 790], [1500, 9, 1, 3, 624]], "messages": {"late": 0, "forged": 0}}'),
	('TjQgUnx4LuPh', 'iHwYAgkBFSKT6PLj', NULL, 1767225797603, '{"battle": null, "answers": [[1500, 10, 1, 2, 736], [1500, 9, 1, 2, 736], [1500, 10, 0, 3, 562], [1500, 10, 0, 2, 736], [1500, 9, 0, 3, 562]], "messages": {"late": 0, "forged": 0}}');
INSERT INTO public.fair_play_norms VALUES
	('answer-times', 0, 60),
	('lost', 0, 3),
	('answer-times', 6, 41),
	('looked-up-to', 0, 1767225797603);
INSERT INTO public.friend_matches VALUES
	('X3PZAD', '9GuBys5caKkM75AY', false, 1767225702828, 1767227502828, 'zthwFwE4vELYS53s', NULL),
	('EY2YBY', 'iHwYAgkBFSKT6PLj', false, 1767312205103, 1767314005103, NULL, NULL);
INSERT INTO public.game_events VALUES
	('5mGDnTxxuX6Z', 0, 1767225600150, '{"at": 1767225600150, "seed": "951RmnGpRpHD3s18Eztyn2", "type": "opened", "entry": "invited", "items": [{"right": 1, "prompt": "Prompt 6?", "choices": ["wrong 6 a", "right 6", "wrong 6 b", "wrong 6 c"], "category": "music", "question": "music-0006", "difficulty": 1}, {"right": 1, "prompt": "Prompt 29?", "choices": ["wrong 29 a", "right 29", "wrong 29 c", "wrong 29 b"], "category": "history", "question": "history-0029", "difficulty": 3}, {"right": 1, "prompt": "Prompt 22?", "choices": ["wrong 22 c", "right 22", "wrong 22 b", "wrong 22 a"], "category": "sports-games", "question": "sports-games-0022", "difficulty": 2}, {"right": 3, "prompt": "Prompt 13?", "choices": ["wrong 13 c", "wrong 13 b", "wrong 13 a", "right 13"], "category": "society", "question": "society-0013", "difficulty": 2}, {"right": 2, "prompt": "Prompt 32?", "choices": ["wrong 32 a", "wrong 32 c", "right 32", "wrong 32 b"], "category": "literature", "question": "literature-0032", "difficulty": 3}, {"right": 0, "prompt": "Prompt 12?", "choices": ["right 12", "wrong 12 a", "wrong 12 b", "wrong 12 c"], "category": "technology", "question": "technology-0012", "difficulty": 1}, {"right": 3, "prompt": "Prompt 39?", "choices": ["wrong 39 b", "wrong 39 a", "wrong 39 c", "right 39"], "category": "mythology", "question": "mythology-0039", "difficulty": 1}, {"right": 1, "prompt": "Prompt 37?", "choices": ["wrong 37 a", "right 37", "wrong 37 c", "wrong 37 b"], "category": "food-drink", "question": "food-drink-0037", "difficulty": 2}, {"right": 0, "prompt": "Prompt 31?", "choices": ["right 31", "wrong 31 c", "wrong 31 a", "wrong 31 b"], "category": "nature", "question": "nature-0031", "difficulty": 2}, {"right": 3, "prompt": "Prompt 33?", "choices": ["wrong 33 c", "wrong 33 a", "wrong 33 b", "right 33"], "category": "art", "question": "art-0033", "difficulty": 1}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 1000, "uid": "zthwFwE4vELYS53s", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('5mGDnTxxuX6Z', 1, 1767225601001, '{"at": 1767225601001, "seat": 0, "type": "joined"}'),
	('5mGDnTxxuX6Z', 2, 1767225601001, '{"at": 1767225601001, "seat": 1, "type": "joined"}'),
	('5mGDnTxxuX6Z', 3, 1767225604025, '{"at": 1767225604025, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 4, 1767225604026, '{"at": 1767225604026, "seat": 0, "type": "answered", "index": 0, "choice": 1}'),
	('5mGDnTxxuX6Z', 5, 1767225604026, '{"at": 1767225604026, "seat": 1, "type": "answered", "index": 0, "choice": 1}'),
	('5mGDnTxxuX6Z', 6, 1767225606550, '{"at": 1767225606550, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 7, 1767225606551, '{"at": 1767225606551, "seat": 0, "type": "answered", "index": 1, "choice": 1}'),
	('5mGDnTxxuX6Z', 8, 1767225606551, '{"at": 1767225606551, "seat": 1, "type": "answered", "index": 1, "choice": 0}'),
	('5mGDnTxxuX6Z', 9, 1767225609075, '{"at": 1767225609075, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 10, 1767225609076, '{"at": 1767225609076, "seat": 0, "type": "answered", "index": 2, "choice": 1}'),
	('5mGDnTxxuX6Z', 11, 1767225609076, '{"at": 1767225609076, "seat": 1, "type": "answered", "index": 2, "choice": 0}'),
	('5mGDnTxxuX6Z', 12, 1767225611600, '{"at": 1767225611600, "type": "asked", "index": 3, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 13, 1767225611601, '{"at": 1767225611601, "seat": 0, "type": "answered", "index": 3, "choice": 3}'),
	('5mGDnTxxuX6Z', 14, 1767225611601, '{"at": 1767225611601, "seat": 1, "type": "answered", "index": 3, "choice": 3}'),
	('5mGDnTxxuX6Z', 15, 1767225614125, '{"at": 1767225614125, "type": "asked", "index": 4, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 16, 1767225614126, '{"at": 1767225614126, "seat": 0, "type": "answered", "index": 4, "choice": 2}'),
	('5mGDnTxxuX6Z', 17, 1767225614126, '{"at": 1767225614126, "seat": 1, "type": "answered", "index": 4, "choice": 0}'),
	('5mGDnTxxuX6Z', 18, 1767225616650, '{"at": 1767225616650, "type": "asked", "index": 5, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 19, 1767225616651, '{"at": 1767225616651, "seat": 0, "type": "answered", "index": 5, "choice": 0}'),
	('5mGDnTxxuX6Z', 20, 1767225616651, '{"at": 1767225616651, "seat": 1, "type": "answered", "index": 5, "choice": 1}'),
	('5mGDnTxxuX6Z', 21, 1767225619175, '{"at": 1767225619175, "type": "asked", "index": 6, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 22, 1767225619176, '{"at": 1767225619176, "seat": 0, "type": "answered", "index": 6, "choice": 3}'),
	('5mGDnTxxuX6Z', 23, 1767225619176, '{"at": 1767225619176, "seat": 1, "type": "answered", "index": 6, "choice": 3}'),
	('5mGDnTxxuX6Z', 24, 1767225621700, '{"at": 1767225621700, "type": "asked", "index": 7, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 25, 1767225621701, '{"at": 1767225621701, "seat": 0, "type": "answered", "index": 7, "choice": 1}'),
	('5mGDnTxxuX6Z', 26, 1767225621701, '{"at": 1767225621701, "seat": 1, "type": "answered", "index": 7, "choice": 0}'),
	('5mGDnTxxuX6Z', 27, 1767225624225, '{"at": 1767225624225, "type": "asked", "index": 8, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 28, 1767225624226, '{"at": 1767225624226, "seat": 0, "type": "answered", "index": 8, "choice": 0}'),
	('5mGDnTxxuX6Z', 29, 1767225624226, '{"at": 1767225624226, "seat": 1, "type": "answered", "index": 8, "choice": 1}'),
	('5mGDnTxxuX6Z', 30, 1767225626750, '{"at": 1767225626750, "type": "asked", "index": 9, "allowance": [0, 0]}'),
	('5mGDnTxxuX6Z', 31, 1767225626751, '{"at": 1767225626751, "seat": 0, "type": "answered", "index": 9, "choice": 3}'),
	('5mGDnTxxuX6Z', 32, 1767225626751, '{"at": 1767225626751, "seat": 1, "type": "answered", "index": 9, "choice": 3}'),
	('5mGDnTxxuX6Z', 33, 1767225629275, '{"at": 1767225629275, "type": "ended", "reason": "completed", "winner": 0}'),
	('cYjT2u821isx', 0, 1767225634426, '{"at": 1767225634426, "seed": "mSvXNZjMAimsvXpdTpJYww", "type": "opened", "entry": "invited", "items": [{"right": 0, "prompt": "Prompt 17?", "choices": ["right 17", "wrong 17 a", "wrong 17 b", "wrong 17 c"], "category": "nature", "question": "nature-0017", "difficulty": 3}, {"right": 3, "prompt": "Prompt 27?", "choices": ["wrong 27 a", "wrong 27 c", "wrong 27 b", "right 27"], "category": "society", "question": "society-0027", "difficulty": 1}, {"right": 0, "prompt": "Prompt 30?", "choices": ["right 30", "wrong 30 c", "wrong 30 b", "wrong 30 a"], "category": "science", "question": "science-0030", "difficulty": 1}, {"right": 3, "prompt": "Prompt 18?", "choices": ["wrong 18 a", "wrong 18 b", "wrong 18 c", "right 18"], "category": "literature", "question": "literature-0018", "difficulty": 1}, {"right": 1, "prompt": "Prompt 1?", "choices": ["wrong 1 c", "right 1", "wrong 1 b", "wrong 1 a"], "category": "history", "question": "history-0001", "difficulty": 2}, {"right": 1, "prompt": "Prompt 23?", "choices": ["wrong 23 c", "right 23", "wrong 23 a", "wrong 23 b"], "category": "food-drink", "question": "food-drink-0023", "difficulty": 3}, {"right": 3, "prompt": "Prompt 19?", "choices": ["wrong 19 a", "wrong 19 c", "wrong 19 b", "right 19"], "category": "art", "question": "art-0019", "difficulty": 2}, {"right": 0, "prompt": "Prompt 10?", "choices": ["right 10", "wrong 10 a", "wrong 10 c", "wrong 10 b"], "category": "language", "question": "language-0010", "difficulty": 2}, {"right": 0, "prompt": "Prompt 25?", "choices": ["right 25", "wrong 25 a", "wrong 25 c", "wrong 25 b"], "category": "mythology", "question": "mythology-0025", "difficulty": 2}, {"right": 3, "prompt": "Prompt 14?", "choices": ["wrong 14 b", "wrong 14 c", "wrong 14 a", "right 14"], "category": "geography", "question": "geography-0014", "difficulty": 3}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "WaXut5wa5FLne3Hu", "username": "Dora", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 980, "uid": "zthwFwE4vELYS53s", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('cYjT2u821isx', 1, 1767225635277, '{"at": 1767225635277, "seat": 0, "type": "joined"}'),
	('cYjT2u821isx', 2, 1767225635277, '{"at": 1767225635277, "seat": 1, "type": "joined"}'),
	('cYjT2u821isx', 3, 1767225638300, '{"at": 1767225638300, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('cYjT2u821isx', 4, 1767225638302, '{"at": 1767225638302, "seat": 0, "type": "answered", "index": 0, "choice": 0}'),
	('cYjT2u821isx', 5, 1767225638302, '{"at": 1767225638302, "seat": 1, "type": "answered", "index": 0, "choice": 0}'),
	('cYjT2u821isx', 6, 1767225640825, '{"at": 1767225640825, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('cYjT2u821isx', 7, 1767225640827, '{"at": 1767225640827, "seat": 0, "type": "answered", "index": 1, "choice": 3}'),
	('cYjT2u821isx', 8, 1767225640827, '{"at": 1767225640827, "seat": 1, "type": "answered", "index": 1, "choice": 0}'),
	('cYjT2u821isx', 9, 1767225643350, '{"at": 1767225643350, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('cYjT2u821isx', 10, 1767225643352, '{"at": 1767225643352, "seat": 0, "type": "answered", "index": 2, "choice": 0}'),
	('cYjT2u821isx', 11, 1767225643352, '{"at": 1767225643352, "seat": 1, "type": "answered", "index": 2, "choice": 1}'),
	('cYjT2u821isx', 12, 1767225645875, '{"at": 1767225645875, "type": "asked", "index": 3, "allowance": [0, 0]}'),
	('cYjT2u821isx', 13, 1767225645877, '{"at": 1767225645877, "seat": 0, "type": "answered", "index": 3, "choice": 3}'),
	('cYjT2u821isx', 14, 1767225645877, '{"at": 1767225645877, "seat": 1, "type": "answered", "index": 3, "choice": 3}'),
	('cYjT2u821isx', 15, 1767225648400, '{"at": 1767225648400, "type": "asked", "index": 4, "allowance": [0, 0]}'),
	('cYjT2u821isx', 16, 1767225648402, '{"at": 1767225648402, "seat": 0, "type": "answered", "index": 4, "choice": 1}'),
	('cYjT2u821isx', 17, 1767225648402, '{"at": 1767225648402, "seat": 1, "type": "answered", "index": 4, "choice": 0}'),
	('cYjT2u821isx', 18, 1767225650925, '{"at": 1767225650925, "type": "asked", "index": 5, "allowance": [0, 0]}'),
	('cYjT2u821isx', 19, 1767225650927, '{"at": 1767225650927, "seat": 0, "type": "answered", "index": 5, "choice": 1}'),
	('cYjT2u821isx', 20, 1767225650927, '{"at": 1767225650927, "seat": 1, "type": "answered", "index": 5, "choice": 0}'),
	('cYjT2u821isx', 21, 1767225653450, '{"at": 1767225653450, "type": "asked", "index": 6, "allowance": [0, 0]}'),
	('cYjT2u821isx', 22, 1767225653452, '{"at": 1767225653452, "seat": 0, "type": "answered", "index": 6, "choice": 3}'),
	('cYjT2u821isx', 23, 1767225653452, '{"at": 1767225653452, "seat": 1, "type": "answered", "index": 6, "choice": 3}'),
	('cYjT2u821isx', 24, 1767225655975, '{"at": 1767225655975, "type": "asked", "index": 7, "allowance": [0, 0]}'),
	('cYjT2u821isx', 25, 1767225655977, '{"at": 1767225655977, "seat": 0, "type": "answered", "index": 7, "choice": 0}'),
	('cYjT2u821isx', 26, 1767225655977, '{"at": 1767225655977, "seat": 1, "type": "answered", "index": 7, "choice": 1}'),
	('cYjT2u821isx', 27, 1767225658500, '{"at": 1767225658500, "type": "asked", "index": 8, "allowance": [0, 0]}'),
	('cYjT2u821isx', 28, 1767225658502, '{"at": 1767225658502, "seat": 0, "type": "answered", "index": 8, "choice": 0}'),
	('cYjT2u821isx', 29, 1767225658502, '{"at": 1767225658502, "seat": 1, "type": "answered", "index": 8, "choice": 1}'),
	('cYjT2u821isx', 30, 1767225661025, '{"at": 1767225661025, "type": "asked", "index": 9, "allowance": [0, 0]}'),
	('cYjT2u821isx', 31, 1767225661027, '{"at": 1767225661027, "seat": 0, "type": "answered", "index": 9, "choice": 0}'),
	('cYjT2u821isx', 32, 1767225661027, '{"at": 1767225661027, "seat": 1, "type": "answered", "index": 9, "choice": 3}'),
	('cYjT2u821isx', 33, 1767225663550, '{"at": 1767225663550, "type": "ended", "reason": "completed", "winner": 0}'),
	('NMBJ1P92Wa6Q', 0, 1767225702828, '{"at": 1767225702828, "seed": "hQVzC1zB9Tn9ADaf7BbHKz", "type": "opened", "entry": "invited", "items": [{"right": 0, "prompt": "Prompt 16?", "choices": ["right 16", "wrong 16 c", "wrong 16 b", "wrong 16 a"], "category": "science", "question": "science-0016", "difficulty": 2}, {"right": 1, "prompt": "Prompt 11?", "choices": ["wrong 11 b", "right 11", "wrong 11 a", "wrong 11 c"], "category": "mythology", "question": "mythology-0011", "difficulty": 3}, {"right": 2, "prompt": "Prompt 9?", "choices": ["wrong 9 b", "wrong 9 c", "right 9", "wrong 9 a"], "category": "food-drink", "question": "food-drink-0009", "difficulty": 1}, {"right": 2, "prompt": "Prompt 41?", "choices": ["wrong 41 a", "wrong 41 c", "right 41", "wrong 41 b"], "category": "society", "question": "society-0041", "difficulty": 3}, {"right": 3, "prompt": "Prompt 15?", "choices": ["wrong 15 b", "wrong 15 a", "wrong 15 c", "right 15"], "category": "history", "question": "history-0015", "difficulty": 1}, {"right": 3, "prompt": "Prompt 24?", "choices": ["wrong 24 a", "wrong 24 b", "wrong 24 c", "right 24"], "category": "language", "question": "language-0024", "difficulty": 1}, {"right": 0, "prompt": "Prompt 0?", "choices": ["right 0", "wrong 0 a", "wrong 0 b", "wrong 0 c"], "category": "geography", "question": "geography-0000", "difficulty": 1}, {"right": 0, "prompt": "Prompt 8?", "choices": ["right 8", "wrong 8 c", "wrong 8 b", "wrong 8 a"], "category": "sports-games", "question": "sports-games-0008", "difficulty": 3}, {"right": 0, "prompt": "Prompt 40?", "choices": ["right 40", "wrong 40 b", "wrong 40 c", "wrong 40 a"], "category": "technology", "question": "technology-0040", "difficulty": 2}, {"right": 2, "prompt": "Prompt 7?", "choices": ["wrong 7 a", "wrong 7 c", "right 7", "wrong 7 b"], "category": "film-tv", "question": "film-tv-0007", "difficulty": 2}], "rated": false, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 961, "uid": "zthwFwE4vELYS53s", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('NMBJ1P92Wa6Q', 1, 1767225702828, '{"at": 1767225702828, "seat": 1, "type": "joined"}'),
	('NMBJ1P92Wa6Q', 2, 1767225702828, '{"at": 1767225702828, "seat": 0, "type": "joined"}'),
	('NMBJ1P92Wa6Q', 3, 1767225705850, '{"at": 1767225705850, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 4, 1767225705853, '{"at": 1767225705853, "seat": 0, "type": "answered", "index": 0, "choice": 0}'),
	('NMBJ1P92Wa6Q', 5, 1767225705853, '{"at": 1767225705853, "seat": 1, "type": "answered", "index": 0, "choice": 0}'),
	('NMBJ1P92Wa6Q', 6, 1767225708375, '{"at": 1767225708375, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 7, 1767225708378, '{"at": 1767225708378, "seat": 0, "type": "answered", "index": 1, "choice": 1}'),
	('NMBJ1P92Wa6Q', 8, 1767225708378, '{"at": 1767225708378, "seat": 1, "type": "answered", "index": 1, "choice": 1}'),
	('NMBJ1P92Wa6Q', 9, 1767225710900, '{"at": 1767225710900, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 10, 1767225710903, '{"at": 1767225710903, "seat": 0, "type": "answered", "index": 2, "choice": 2}'),
	('9XXkBNWw9b5n', 5, 1767225798603, '{"at": 1767225798603, "item": 4, "type": "guessed", "place": "UY", "right": true}'),
	('WGRTDNUyMaiR', 0, 1767225668702, '{"at": 1767225668702, "seed": "A8v7fPj2MGGmCmyBYfK26G", "type": "opened", "entry": "invited", "items": [{"right": 0, "prompt": "Prompt 10?", "choices": ["right 10", "wrong 10 b", "wrong 10 c", "wrong 10 a"], "category": "language", "question": "language-0010", "difficulty": 2}, {"right": 2, "prompt": "Prompt 14?", "choices": ["wrong 14 c", "wrong 14 b", "right 14", "wrong 14 a"], "category": "geography", "question": "geography-0014", "difficulty": 3}, {"right": 2, "prompt": "Prompt 34?", "choices": ["wrong 34 c", "wrong 34 a", "right 34", "wrong 34 b"], "category": "music", "question": "music-0034", "difficulty": 2}, {"right": 0, "prompt": "Prompt 21?", "choices": ["right 21", "wrong 21 a", "wrong 21 c", "wrong 21 b"], "category": "film-tv", "question": "film-tv-0021", "difficulty": 1}, {"right": 1, "prompt": "Prompt 4?", "choices": ["wrong 4 b", "right 4", "wrong 4 a", "wrong 4 c"], "category": "literature", "question": "literature-0004", "difficulty": 2}, {"right": 1, "prompt": "Prompt 23?", "choices": ["wrong 23 c", "right 23", "wrong 23 b", "wrong 23 a"], "category": "food-drink", "question": "food-drink-0023", "difficulty": 3}, {"right": 2, "prompt": "Prompt 3?", "choices": ["wrong 3 a", "wrong 3 c", "right 3", "wrong 3 b"], "category": "nature", "question": "nature-0003", "difficulty": 1}, {"right": 1, "prompt": "Prompt 25?", "choices": ["wrong 25 a", "right 25", "wrong 25 c", "wrong 25 b"], "category": "mythology", "question": "mythology-0025", "difficulty": 2}, {"right": 1, "prompt": "Prompt 30?", "choices": ["wrong 30 b", "right 30", "wrong 30 a", "wrong 30 c"], "category": "science", "question": "science-0030", "difficulty": 1}, {"right": 0, "prompt": "Prompt 36?", "choices": ["right 36", "wrong 36 c", "wrong 36 a", "wrong 36 b"], "category": "sports-games", "question": "sports-games-0036", "difficulty": 1}], "rated": true, "players": [{"bot": null, "elo": 1000, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}, {"bot": null, "elo": 1020, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('WGRTDNUyMaiR', 1, 1767225669553, '{"at": 1767225669553, "seat": 0, "type": "joined"}'),
	('WGRTDNUyMaiR', 2, 1767225669553, '{"at": 1767225669553, "seat": 1, "type": "joined"}'),
	('WGRTDNUyMaiR', 3, 1767225672575, '{"at": 1767225672575, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 4, 1767225672578, '{"at": 1767225672578, "seat": 0, "type": "answered", "index": 0, "choice": 0}'),
	('WGRTDNUyMaiR', 5, 1767225672578, '{"at": 1767225672578, "seat": 1, "type": "answered", "index": 0, "choice": 0}'),
	('WGRTDNUyMaiR', 6, 1767225675100, '{"at": 1767225675100, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 7, 1767225675103, '{"at": 1767225675103, "seat": 0, "type": "answered", "index": 1, "choice": 2}'),
	('WGRTDNUyMaiR', 8, 1767225675103, '{"at": 1767225675103, "seat": 1, "type": "answered", "index": 1, "choice": 0}'),
	('WGRTDNUyMaiR', 9, 1767225677625, '{"at": 1767225677625, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 10, 1767225677628, '{"at": 1767225677628, "seat": 0, "type": "answered", "index": 2, "choice": 0}'),
	('WGRTDNUyMaiR', 11, 1767225677628, '{"at": 1767225677628, "seat": 1, "type": "answered", "index": 2, "choice": 0}'),
	('WGRTDNUyMaiR', 12, 1767225680150, '{"at": 1767225680150, "type": "asked", "index": 3, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 13, 1767225680153, '{"at": 1767225680153, "seat": 0, "type": "answered", "index": 3, "choice": 1}'),
	('WGRTDNUyMaiR', 14, 1767225680153, '{"at": 1767225680153, "seat": 1, "type": "answered", "index": 3, "choice": 0}'),
	('WGRTDNUyMaiR', 15, 1767225682675, '{"at": 1767225682675, "type": "asked", "index": 4, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 16, 1767225682678, '{"at": 1767225682678, "seat": 0, "type": "answered", "index": 4, "choice": 0}'),
	('WGRTDNUyMaiR', 17, 1767225682678, '{"at": 1767225682678, "seat": 1, "type": "answered", "index": 4, "choice": 0}'),
	('WGRTDNUyMaiR', 18, 1767225685200, '{"at": 1767225685200, "type": "asked", "index": 5, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 19, 1767225685203, '{"at": 1767225685203, "seat": 0, "type": "answered", "index": 5, "choice": 0}'),
	('WGRTDNUyMaiR', 20, 1767225685203, '{"at": 1767225685203, "seat": 1, "type": "answered", "index": 5, "choice": 0}'),
	('WGRTDNUyMaiR', 21, 1767225687725, '{"at": 1767225687725, "type": "asked", "index": 6, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 22, 1767225687728, '{"at": 1767225687728, "seat": 0, "type": "answered", "index": 6, "choice": 0}'),
	('WGRTDNUyMaiR', 23, 1767225687728, '{"at": 1767225687728, "seat": 1, "type": "answered", "index": 6, "choice": 2}'),
	('WGRTDNUyMaiR', 24, 1767225690250, '{"at": 1767225690250, "type": "asked", "index": 7, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 25, 1767225690253, '{"at": 1767225690253, "seat": 0, "type": "answered", "index": 7, "choice": 0}'),
	('WGRTDNUyMaiR', 26, 1767225690253, '{"at": 1767225690253, "seat": 1, "type": "answered", "index": 7, "choice": 0}'),
	('WGRTDNUyMaiR', 27, 1767225692775, '{"at": 1767225692775, "type": "asked", "index": 8, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 28, 1767225692778, '{"at": 1767225692778, "seat": 0, "type": "answered", "index": 8, "choice": 0}'),
	('WGRTDNUyMaiR', 29, 1767225692778, '{"at": 1767225692778, "seat": 1, "type": "answered", "index": 8, "choice": 0}'),
	('WGRTDNUyMaiR', 30, 1767225695300, '{"at": 1767225695300, "type": "asked", "index": 9, "allowance": [0, 0]}'),
	('WGRTDNUyMaiR', 31, 1767225695303, '{"at": 1767225695303, "seat": 0, "type": "answered", "index": 9, "choice": 1}'),
	('WGRTDNUyMaiR', 32, 1767225695303, '{"at": 1767225695303, "seat": 1, "type": "answered", "index": 9, "choice": 0}'),
	('WGRTDNUyMaiR', 33, 1767225697825, '{"at": 1767225697825, "type": "ended", "reason": "completed", "winner": 1}'),
	('HMSmv6Fx9s3h', 0, 1767225736103, '{"at": 1767225736103, "seed": "daily 2026-01-01", "type": "opened", "items": [{"right": 3, "prompt": "Prompt 9?", "choices": ["wrong 9 a", "wrong 9 c", "wrong 9 b", "right 9"], "category": "food-drink", "question": "food-drink-0009", "difficulty": 1}, {"right": 2, "prompt": "Prompt 12?", "choices": ["wrong 12 a", "wrong 12 b", "right 12", "wrong 12 c"], "category": "technology", "question": "technology-0012", "difficulty": 1}, {"right": 1, "prompt": "Prompt 33?", "choices": ["wrong 33 b", "right 33", "wrong 33 a", "wrong 33 c"], "category": "art", "question": "art-0033", "difficulty": 1}, {"right": 1, "prompt": "Prompt 21?", "choices": ["wrong 21 b", "right 21", "wrong 21 a", "wrong 21 c"], "category": "film-tv", "question": "film-tv-0021", "difficulty": 1}, {"right": 2, "prompt": "Prompt 16?", "choices": ["wrong 16 a", "wrong 16 c", "right 16", "wrong 16 b"], "category": "science", "question": "science-0016", "difficulty": 2}, {"right": 1, "prompt": "Prompt 31?", "choices": ["wrong 31 b", "right 31", "wrong 31 a", "wrong 31 c"], "category": "nature", "question": "nature-0031", "difficulty": 2}, {"right": 0, "prompt": "Prompt 4?", "choices": ["right 4", "wrong 4 b", "wrong 4 c", "wrong 4 a"], "category": "literature", "question": "literature-0004", "difficulty": 2}, {"right": 2, "prompt": "Prompt 22?", "choices": ["wrong 22 c", "wrong 22 b", "right 22", "wrong 22 a"], "category": "sports-games", "question": "sports-games-0022", "difficulty": 2}, {"right": 3, "prompt": "Prompt 41?", "choices": ["wrong 41 b", "wrong 41 c", "wrong 41 a", "right 41"], "category": "society", "question": "society-0041", "difficulty": 3}, {"right": 2, "prompt": "Prompt 11?", "choices": ["wrong 11 a", "wrong 11 b", "right 11", "wrong 11 c"], "category": "mythology", "question": "mythology-0011", "difficulty": 3}], "config": {"ends": "all", "kind": "daily", "clock": 20000}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('HMSmv6Fx9s3h', 2, 1767225737603, '{"at": 1767225737603, "text": null, "type": "answered", "index": 0, "right": true, "choice": 3}'),
	('HMSmv6Fx9s3h', 3, 1767225737603, '{"at": 1767225737603, "type": "asked", "index": 1, "allowance": 0}'),
	('NMBJ1P92Wa6Q', 11, 1767225710903, '{"at": 1767225710903, "seat": 1, "type": "answered", "index": 2, "choice": 2}'),
	('NMBJ1P92Wa6Q', 12, 1767225713425, '{"at": 1767225713425, "type": "asked", "index": 3, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 13, 1767225713428, '{"at": 1767225713428, "seat": 0, "type": "answered", "index": 3, "choice": 2}'),
	('NMBJ1P92Wa6Q', 14, 1767225713428, '{"at": 1767225713428, "seat": 1, "type": "answered", "index": 3, "choice": 2}'),
	('NMBJ1P92Wa6Q', 15, 1767225715950, '{"at": 1767225715950, "type": "asked", "index": 4, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 16, 1767225715953, '{"at": 1767225715953, "seat": 0, "type": "answered", "index": 4, "choice": 3}'),
	('NMBJ1P92Wa6Q', 17, 1767225715953, '{"at": 1767225715953, "seat": 1, "type": "answered", "index": 4, "choice": 3}'),
	('NMBJ1P92Wa6Q', 18, 1767225718475, '{"at": 1767225718475, "type": "asked", "index": 5, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 19, 1767225718478, '{"at": 1767225718478, "seat": 0, "type": "answered", "index": 5, "choice": 3}'),
	('NMBJ1P92Wa6Q', 20, 1767225718478, '{"at": 1767225718478, "seat": 1, "type": "answered", "index": 5, "choice": 3}'),
	('NMBJ1P92Wa6Q', 21, 1767225721000, '{"at": 1767225721000, "type": "asked", "index": 6, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 22, 1767225721003, '{"at": 1767225721003, "seat": 0, "type": "answered", "index": 6, "choice": 0}'),
	('NMBJ1P92Wa6Q', 23, 1767225721003, '{"at": 1767225721003, "seat": 1, "type": "answered", "index": 6, "choice": 0}'),
	('NMBJ1P92Wa6Q', 24, 1767225723525, '{"at": 1767225723525, "type": "asked", "index": 7, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 25, 1767225723528, '{"at": 1767225723528, "seat": 0, "type": "answered", "index": 7, "choice": 0}'),
	('NMBJ1P92Wa6Q', 26, 1767225723528, '{"at": 1767225723528, "seat": 1, "type": "answered", "index": 7, "choice": 0}'),
	('NMBJ1P92Wa6Q', 27, 1767225726050, '{"at": 1767225726050, "type": "asked", "index": 8, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 28, 1767225726053, '{"at": 1767225726053, "seat": 0, "type": "answered", "index": 8, "choice": 0}'),
	('NMBJ1P92Wa6Q', 29, 1767225726053, '{"at": 1767225726053, "seat": 1, "type": "answered", "index": 8, "choice": 0}'),
	('NMBJ1P92Wa6Q', 30, 1767225728575, '{"at": 1767225728575, "type": "asked", "index": 9, "allowance": [0, 0]}'),
	('NMBJ1P92Wa6Q', 31, 1767225728578, '{"at": 1767225728578, "seat": 0, "type": "answered", "index": 9, "choice": 2}'),
	('NMBJ1P92Wa6Q', 32, 1767225728578, '{"at": 1767225728578, "seat": 1, "type": "answered", "index": 9, "choice": 2}'),
	('NMBJ1P92Wa6Q', 33, 1767225731100, '{"at": 1767225731100, "type": "ended", "reason": "completed", "winner": null}'),
	('HMSmv6Fx9s3h', 1, 1767225736103, '{"at": 1767225736103, "type": "asked", "index": 0, "allowance": 0}'),
	('cLEXQCKEy7f6', 0, 1767225751103, '{"at": 1767225751103, "seed": "daily 2026-01-01", "type": "opened", "items": [{"right": 3, "prompt": "Prompt 9?", "choices": ["wrong 9 a", "wrong 9 c", "wrong 9 b", "right 9"], "category": "food-drink", "question": "food-drink-0009", "difficulty": 1}, {"right": 2, "prompt": "Prompt 12?", "choices": ["wrong 12 a", "wrong 12 b", "right 12", "wrong 12 c"], "category": "technology", "question": "technology-0012", "difficulty": 1}, {"right": 1, "prompt": "Prompt 33?", "choices": ["wrong 33 b", "right 33", "wrong 33 a", "wrong 33 c"], "category": "art", "question": "art-0033", "difficulty": 1}, {"right": 1, "prompt": "Prompt 21?", "choices": ["wrong 21 b", "right 21", "wrong 21 a", "wrong 21 c"], "category": "film-tv", "question": "film-tv-0021", "difficulty": 1}, {"right": 2, "prompt": "Prompt 16?", "choices": ["wrong 16 a", "wrong 16 c", "right 16", "wrong 16 b"], "category": "science", "question": "science-0016", "difficulty": 2}, {"right": 1, "prompt": "Prompt 31?", "choices": ["wrong 31 b", "right 31", "wrong 31 a", "wrong 31 c"], "category": "nature", "question": "nature-0031", "difficulty": 2}, {"right": 0, "prompt": "Prompt 4?", "choices": ["right 4", "wrong 4 b", "wrong 4 c", "wrong 4 a"], "category": "literature", "question": "literature-0004", "difficulty": 2}, {"right": 2, "prompt": "Prompt 22?", "choices": ["wrong 22 c", "wrong 22 b", "right 22", "wrong 22 a"], "category": "sports-games", "question": "sports-games-0022", "difficulty": 2}, {"right": 3, "prompt": "Prompt 41?", "choices": ["wrong 41 b", "wrong 41 c", "wrong 41 a", "right 41"], "category": "society", "question": "society-0041", "difficulty": 3}, {"right": 2, "prompt": "Prompt 11?", "choices": ["wrong 11 a", "wrong 11 b", "right 11", "wrong 11 c"], "category": "mythology", "question": "mythology-0011", "difficulty": 3}], "config": {"ends": "all", "kind": "daily", "clock": 20000}, "players": [{"bot": null, "elo": 981, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}]}'),
	('cfoU6VbqKQTr', 0, 1767225766103, '{"at": 1767225766103, "seed": "4ETWmc4EjQqRGW4WyRpgKw", "type": "opened", "items": [], "config": {"ends": "first-miss", "kind": "survival", "clock": 12000}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('9xYFbVbhSPiz', 0, 1767225776603, '{"at": 1767225776603, "seed": "M8GQTyYBiK5h8SCT39cUxy", "type": "opened", "items": [], "config": {"ends": "first-miss", "kind": "survival", "clock": 12000}, "players": [{"bot": null, "elo": 961, "uid": "zthwFwE4vELYS53s", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('uvmQLofDd9Hj', 0, 1767225782603, '{"at": 1767225782603, "seed": "5WdcWwHsKTcMLg2Ggb9ut7", "type": "opened", "items": [{"right": 2, "prompt": "Prompt 28?", "choices": ["wrong 28 a", "wrong 28 b", "right 28", "wrong 28 c"], "category": "geography", "question": "geography-0028", "difficulty": 2}, {"right": 3, "prompt": "Prompt 1?", "choices": ["wrong 1 a", "wrong 1 c", "wrong 1 b", "right 1"], "category": "history", "question": "history-0001", "difficulty": 2}, {"right": 1, "prompt": "Prompt 26?", "choices": ["wrong 26 a", "right 26", "wrong 26 c", "wrong 26 b"], "category": "technology", "question": "technology-0026", "difficulty": 3}, {"right": 0, "prompt": "Prompt 19?", "choices": ["right 19", "wrong 19 a", "wrong 19 c", "wrong 19 b"], "category": "art", "question": "art-0019", "difficulty": 2}, {"right": 3, "prompt": "Prompt 2?", "choices": ["wrong 2 b", "wrong 2 a", "wrong 2 c", "right 2"], "category": "science", "question": "science-0002", "difficulty": 3}], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('uvmQLofDd9Hj', 2, 1767225784103, '{"at": 1767225784103, "text": null, "type": "answered", "index": 0, "right": true, "choice": 2}'),
	('uvmQLofDd9Hj', 3, 1767225784103, '{"at": 1767225784103, "type": "asked", "index": 1, "allowance": 0}'),
	('uvmQLofDd9Hj', 4, 1767225785603, '{"at": 1767225785603, "text": null, "type": "answered", "index": 1, "right": true, "choice": 3}'),
	('uvmQLofDd9Hj', 5, 1767225785603, '{"at": 1767225785603, "type": "asked", "index": 2, "allowance": 0}'),
	('HMSmv6Fx9s3h', 4, 1767225739103, '{"at": 1767225739103, "text": null, "type": "answered", "index": 1, "right": true, "choice": 2}'),
	('HMSmv6Fx9s3h', 5, 1767225739103, '{"at": 1767225739103, "type": "asked", "index": 2, "allowance": 0}'),
	('HMSmv6Fx9s3h', 6, 1767225740603, '{"at": 1767225740603, "text": null, "type": "answered", "index": 2, "right": true, "choice": 1}'),
	('HMSmv6Fx9s3h', 7, 1767225740603, '{"at": 1767225740603, "type": "asked", "index": 3, "allowance": 0}'),
	('HMSmv6Fx9s3h', 8, 1767225742103, '{"at": 1767225742103, "text": null, "type": "answered", "index": 3, "right": true, "choice": 1}'),
	('HMSmv6Fx9s3h', 9, 1767225742103, '{"at": 1767225742103, "type": "asked", "index": 4, "allowance": 0}'),
	('HMSmv6Fx9s3h', 10, 1767225743603, '{"at": 1767225743603, "text": null, "type": "answered", "index": 4, "right": true, "choice": 2}'),
	('HMSmv6Fx9s3h', 11, 1767225743603, '{"at": 1767225743603, "type": "asked", "index": 5, "allowance": 0}'),
	('HMSmv6Fx9s3h', 12, 1767225745103, '{"at": 1767225745103, "text": null, "type": "answered", "index": 5, "right": true, "choice": 1}'),
	('HMSmv6Fx9s3h', 13, 1767225745103, '{"at": 1767225745103, "type": "asked", "index": 6, "allowance": 0}'),
	('HMSmv6Fx9s3h', 14, 1767225746603, '{"at": 1767225746603, "text": null, "type": "answered", "index": 6, "right": true, "choice": 0}'),
	('HMSmv6Fx9s3h', 15, 1767225746603, '{"at": 1767225746603, "type": "asked", "index": 7, "allowance": 0}'),
	('HMSmv6Fx9s3h', 16, 1767225748103, '{"at": 1767225748103, "text": null, "type": "answered", "index": 7, "right": false, "choice": 0}'),
	('HMSmv6Fx9s3h', 17, 1767225748103, '{"at": 1767225748103, "type": "asked", "index": 8, "allowance": 0}'),
	('HMSmv6Fx9s3h', 18, 1767225749603, '{"at": 1767225749603, "text": null, "type": "answered", "index": 8, "right": false, "choice": 0}'),
	('HMSmv6Fx9s3h', 19, 1767225749603, '{"at": 1767225749603, "type": "asked", "index": 9, "allowance": 0}'),
	('HMSmv6Fx9s3h', 20, 1767225751103, '{"at": 1767225751103, "text": null, "type": "answered", "index": 9, "right": false, "choice": 0}'),
	('HMSmv6Fx9s3h', 21, 1767225751103, '{"at": 1767225751103, "type": "ended", "reason": "completed"}'),
	('cLEXQCKEy7f6', 1, 1767225751103, '{"at": 1767225751103, "type": "asked", "index": 0, "allowance": 0}'),
	('cLEXQCKEy7f6', 2, 1767225752603, '{"at": 1767225752603, "text": null, "type": "answered", "index": 0, "right": true, "choice": 3}'),
	('cLEXQCKEy7f6', 3, 1767225752603, '{"at": 1767225752603, "type": "asked", "index": 1, "allowance": 0}'),
	('cLEXQCKEy7f6', 4, 1767225754103, '{"at": 1767225754103, "text": null, "type": "answered", "index": 1, "right": true, "choice": 2}'),
	('cLEXQCKEy7f6', 5, 1767225754103, '{"at": 1767225754103, "type": "asked", "index": 2, "allowance": 0}'),
	('cLEXQCKEy7f6', 6, 1767225755603, '{"at": 1767225755603, "text": null, "type": "answered", "index": 2, "right": true, "choice": 1}'),
	('cLEXQCKEy7f6', 7, 1767225755603, '{"at": 1767225755603, "type": "asked", "index": 3, "allowance": 0}'),
	('cLEXQCKEy7f6', 8, 1767225757103, '{"at": 1767225757103, "text": null, "type": "answered", "index": 3, "right": true, "choice": 1}'),
	('cLEXQCKEy7f6', 9, 1767225757103, '{"at": 1767225757103, "type": "asked", "index": 4, "allowance": 0}'),
	('cLEXQCKEy7f6', 10, 1767225758603, '{"at": 1767225758603, "text": null, "type": "answered", "index": 4, "right": false, "choice": 0}'),
	('cLEXQCKEy7f6', 11, 1767225758603, '{"at": 1767225758603, "type": "asked", "index": 5, "allowance": 0}'),
	('cLEXQCKEy7f6', 12, 1767225760103, '{"at": 1767225760103, "text": null, "type": "answered", "index": 5, "right": false, "choice": 0}'),
	('cLEXQCKEy7f6', 13, 1767225760103, '{"at": 1767225760103, "type": "asked", "index": 6, "allowance": 0}'),
	('cLEXQCKEy7f6', 14, 1767225761603, '{"at": 1767225761603, "text": null, "type": "answered", "index": 6, "right": false, "choice": 1}'),
	('cLEXQCKEy7f6', 15, 1767225761603, '{"at": 1767225761603, "type": "asked", "index": 7, "allowance": 0}'),
	('cLEXQCKEy7f6', 16, 1767225763103, '{"at": 1767225763103, "text": null, "type": "answered", "index": 7, "right": false, "choice": 0}'),
	('cLEXQCKEy7f6', 17, 1767225763103, '{"at": 1767225763103, "type": "asked", "index": 8, "allowance": 0}'),
	('cLEXQCKEy7f6', 18, 1767225764603, '{"at": 1767225764603, "text": null, "type": "answered", "index": 8, "right": false, "choice": 0}'),
	('cLEXQCKEy7f6', 19, 1767225764603, '{"at": 1767225764603, "type": "asked", "index": 9, "allowance": 0}'),
	('cLEXQCKEy7f6', 20, 1767225766103, '{"at": 1767225766103, "text": null, "type": "answered", "index": 9, "right": false, "choice": 0}'),
	('cLEXQCKEy7f6', 21, 1767225766103, '{"at": 1767225766103, "type": "ended", "reason": "completed"}'),
	('cfoU6VbqKQTr', 1, 1767225766103, '{"at": 1767225766103, "item": {"right": 1, "prompt": "Prompt 27?", "choices": ["wrong 27 a", "right 27", "wrong 27 b", "wrong 27 c"], "category": "society", "question": "society-0027", "difficulty": 1}, "type": "asked", "index": 0, "allowance": 0}'),
	('cfoU6VbqKQTr', 2, 1767225767603, '{"at": 1767225767603, "text": null, "type": "answered", "index": 0, "right": true, "choice": 1}'),
	('cfoU6VbqKQTr', 3, 1767225767603, '{"at": 1767225767603, "item": {"right": 3, "prompt": "Prompt 18?", "choices": ["wrong 18 a", "wrong 18 c", "wrong 18 b", "right 18"], "category": "literature", "question": "literature-0018", "difficulty": 1}, "type": "asked", "index": 1, "allowance": 0}'),
	('cfoU6VbqKQTr', 4, 1767225769103, '{"at": 1767225769103, "text": null, "type": "answered", "index": 1, "right": true, "choice": 3}'),
	('cfoU6VbqKQTr', 5, 1767225769103, '{"at": 1767225769103, "item": {"right": 2, "prompt": "Prompt 6?", "choices": ["wrong 6 b", "wrong 6 a", "right 6", "wrong 6 c"], "category": "music", "question": "music-0006", "difficulty": 1}, "type": "asked", "index": 2, "allowance": 0}'),
	('cfoU6VbqKQTr', 6, 1767225770603, '{"at": 1767225770603, "text": null, "type": "answered", "index": 2, "right": true, "choice": 2}'),
	('cfoU6VbqKQTr', 7, 1767225770603, '{"at": 1767225770603, "item": {"right": 2, "prompt": "Prompt 39?", "choices": ["wrong 39 b", "wrong 39 a", "right 39", "wrong 39 c"], "category": "mythology", "question": "mythology-0039", "difficulty": 1}, "type": "asked", "index": 3, "allowance": 0}'),
	('cfoU6VbqKQTr', 8, 1767225772103, '{"at": 1767225772103, "text": null, "type": "answered", "index": 3, "right": true, "choice": 2}'),
	('cfoU6VbqKQTr', 9, 1767225772103, '{"at": 1767225772103, "item": {"right": 2, "prompt": "Prompt 3?", "choices": ["wrong 3 a", "wrong 3 b", "right 3", "wrong 3 c"], "category": "nature", "question": "nature-0003", "difficulty": 1}, "type": "asked", "index": 4, "allowance": 0}'),
	('cfoU6VbqKQTr', 10, 1767225773603, '{"at": 1767225773603, "text": null, "type": "answered", "index": 4, "right": true, "choice": 2}'),
	('cfoU6VbqKQTr', 11, 1767225773603, '{"at": 1767225773603, "item": {"right": 3, "prompt": "Prompt 30?", "choices": ["wrong 30 b", "wrong 30 c", "wrong 30 a", "right 30"], "category": "science", "question": "science-0030", "difficulty": 1}, "type": "asked", "index": 5, "allowance": 0}'),
	('cfoU6VbqKQTr', 12, 1767225775103, '{"at": 1767225775103, "text": null, "type": "answered", "index": 5, "right": true, "choice": 3}');
INSERT INTO public.game_events VALUES
	('cfoU6VbqKQTr', 13, 1767225775103, '{"at": 1767225775103, "item": {"right": 0, "prompt": "Prompt 36?", "choices": ["right 36", "wrong 36 b", "wrong 36 c", "wrong 36 a"], "category": "sports-games", "question": "sports-games-0036", "difficulty": 1}, "type": "asked", "index": 6, "allowance": 0}'),
	('cfoU6VbqKQTr', 14, 1767225776603, '{"at": 1767225776603, "text": null, "type": "answered", "index": 6, "right": false, "choice": 1}'),
	('cfoU6VbqKQTr', 15, 1767225776603, '{"at": 1767225776603, "type": "ended", "reason": "missed"}'),
	('9xYFbVbhSPiz', 1, 1767225776603, '{"at": 1767225776603, "item": {"right": 1, "prompt": "Prompt 21?", "choices": ["wrong 21 a", "right 21", "wrong 21 b", "wrong 21 c"], "category": "film-tv", "question": "film-tv-0021", "difficulty": 1}, "type": "asked", "index": 0, "allowance": 0}'),
	('9xYFbVbhSPiz', 2, 1767225778103, '{"at": 1767225778103, "text": null, "type": "answered", "index": 0, "right": true, "choice": 1}'),
	('9xYFbVbhSPiz', 3, 1767225778103, '{"at": 1767225778103, "item": {"right": 3, "prompt": "Prompt 36?", "choices": ["wrong 36 b", "wrong 36 c", "wrong 36 a", "right 36"], "category": "sports-games", "question": "sports-games-0036", "difficulty": 1}, "type": "asked", "index": 1, "allowance": 0}'),
	('9xYFbVbhSPiz', 4, 1767225779603, '{"at": 1767225779603, "text": null, "type": "answered", "index": 1, "right": true, "choice": 3}'),
	('9xYFbVbhSPiz', 5, 1767225779603, '{"at": 1767225779603, "item": {"right": 1, "prompt": "Prompt 3?", "choices": ["wrong 3 c", "right 3", "wrong 3 a", "wrong 3 b"], "category": "nature", "question": "nature-0003", "difficulty": 1}, "type": "asked", "index": 2, "allowance": 0}'),
	('9xYFbVbhSPiz', 6, 1767225781103, '{"at": 1767225781103, "text": null, "type": "answered", "index": 2, "right": true, "choice": 1}'),
	('9xYFbVbhSPiz', 7, 1767225781103, '{"at": 1767225781103, "item": {"right": 3, "prompt": "Prompt 33?", "choices": ["wrong 33 c", "wrong 33 b", "wrong 33 a", "right 33"], "category": "art", "question": "art-0033", "difficulty": 1}, "type": "asked", "index": 3, "allowance": 0}'),
	('9xYFbVbhSPiz', 8, 1767225782603, '{"at": 1767225782603, "text": null, "type": "answered", "index": 3, "right": false, "choice": 0}'),
	('9xYFbVbhSPiz', 9, 1767225782603, '{"at": 1767225782603, "type": "ended", "reason": "missed"}'),
	('uvmQLofDd9Hj', 1, 1767225782603, '{"at": 1767225782603, "type": "asked", "index": 0, "allowance": 0}'),
	('TjQgUnx4LuPh', 0, 1767225790103, '{"at": 1767225790103, "seed": "5WdcWwHsKTcMLg2Ggb9ut7", "type": "opened", "items": [{"right": 2, "prompt": "Prompt 28?", "choices": ["wrong 28 a", "wrong 28 b", "right 28", "wrong 28 c"], "category": "geography", "question": "geography-0028", "difficulty": 2}, {"right": 3, "prompt": "Prompt 1?", "choices": ["wrong 1 a", "wrong 1 c", "wrong 1 b", "right 1"], "category": "history", "question": "history-0001", "difficulty": 2}, {"right": 1, "prompt": "Prompt 26?", "choices": ["wrong 26 a", "right 26", "wrong 26 c", "wrong 26 b"], "category": "technology", "question": "technology-0026", "difficulty": 3}, {"right": 0, "prompt": "Prompt 19?", "choices": ["right 19", "wrong 19 a", "wrong 19 c", "wrong 19 b"], "category": "art", "question": "art-0019", "difficulty": 2}, {"right": 3, "prompt": "Prompt 2?", "choices": ["wrong 2 b", "wrong 2 a", "wrong 2 c", "right 2"], "category": "science", "question": "science-0002", "difficulty": 3}], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 981, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}]}'),
	('c5mg9Mcxd1aL', 0, 1767225798603, '{"at": 1767225798603, "seed": "p4CeBsR3D4AnyExh15Geae", "type": "opened", "items": [{"right": 0, "prompt": "Which river flows through Vienna?", "choices": ["Danube", "Rhine", "Elbe"], "category": "Rivers", "question": "8ahBVwi6oyfs:0", "difficulty": 2}, {"prompt": "The highest mountain?", "accepted": ["Mount Everest"], "category": "Rivers", "question": "8ahBVwi6oyfs:1", "difficulty": 2}], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('kiP6QhKHo3wL', 1, 1767225798603, '{"at": 1767225798603, "type": "asked", "index": 0, "allowance": 0}'),
	('9XXkBNWw9b5n', 1, 1767225798603, '{"at": 1767225798603, "item": 0, "type": "guessed", "place": "CL", "right": true}'),
	('9XXkBNWw9b5n', 2, 1767225798603, '{"at": 1767225798603, "item": 1, "type": "guessed", "place": "BO", "right": true}'),
	('9XXkBNWw9b5n', 3, 1767225798603, '{"at": 1767225798603, "item": 2, "type": "guessed", "place": "GY", "right": true}'),
	('9XXkBNWw9b5n', 4, 1767225798603, '{"at": 1767225798603, "item": 3, "type": "guessed", "place": "BR", "right": true}'),
	('uvmQLofDd9Hj', 6, 1767225787103, '{"at": 1767225787103, "text": null, "type": "answered", "index": 2, "right": true, "choice": 1}'),
	('uvmQLofDd9Hj', 7, 1767225787103, '{"at": 1767225787103, "type": "asked", "index": 3, "allowance": 0}'),
	('uvmQLofDd9Hj', 8, 1767225788603, '{"at": 1767225788603, "text": null, "type": "answered", "index": 3, "right": true, "choice": 0}'),
	('uvmQLofDd9Hj', 9, 1767225788603, '{"at": 1767225788603, "type": "asked", "index": 4, "allowance": 0}'),
	('uvmQLofDd9Hj', 10, 1767225790103, '{"at": 1767225790103, "text": null, "type": "answered", "index": 4, "right": true, "choice": 3}'),
	('uvmQLofDd9Hj', 11, 1767225790103, '{"at": 1767225790103, "type": "ended", "reason": "completed"}'),
	('TjQgUnx4LuPh', 1, 1767225790103, '{"at": 1767225790103, "type": "asked", "index": 0, "allowance": 0}'),
	('TjQgUnx4LuPh', 2, 1767225791603, '{"at": 1767225791603, "text": null, "type": "answered", "index": 0, "right": true, "choice": 2}'),
	('TjQgUnx4LuPh', 3, 1767225791603, '{"at": 1767225791603, "type": "asked", "index": 1, "allowance": 0}'),
	('TjQgUnx4LuPh', 4, 1767225793103, '{"at": 1767225793103, "text": null, "type": "answered", "index": 1, "right": true, "choice": 3}'),
	('TjQgUnx4LuPh', 5, 1767225793103, '{"at": 1767225793103, "type": "asked", "index": 2, "allowance": 0}'),
	('TjQgUnx4LuPh', 6, 1767225794603, '{"at": 1767225794603, "text": null, "type": "answered", "index": 2, "right": false, "choice": 0}'),
	('TjQgUnx4LuPh', 7, 1767225794603, '{"at": 1767225794603, "type": "asked", "index": 3, "allowance": 0}'),
	('TjQgUnx4LuPh', 8, 1767225796103, '{"at": 1767225796103, "text": null, "type": "answered", "index": 3, "right": false, "choice": 1}'),
	('TjQgUnx4LuPh', 9, 1767225796103, '{"at": 1767225796103, "type": "asked", "index": 4, "allowance": 0}'),
	('TjQgUnx4LuPh', 10, 1767225797603, '{"at": 1767225797603, "text": null, "type": "answered", "index": 4, "right": false, "choice": 0}'),
	('TjQgUnx4LuPh', 11, 1767225797603, '{"at": 1767225797603, "type": "ended", "reason": "completed"}'),
	('c5mg9Mcxd1aL', 1, 1767225798603, '{"at": 1767225798603, "type": "asked", "index": 0, "allowance": 0}'),
	('c5mg9Mcxd1aL', 2, 1767225798603, '{"at": 1767225798603, "text": null, "type": "answered", "index": 0, "right": true, "choice": 0}'),
	('c5mg9Mcxd1aL', 3, 1767225798603, '{"at": 1767225798603, "type": "asked", "index": 1, "allowance": 0}'),
	('c5mg9Mcxd1aL', 4, 1767225798603, '{"at": 1767225798603, "text": "mount everest", "type": "answered", "index": 1, "right": true, "choice": null}'),
	('c5mg9Mcxd1aL', 5, 1767225798603, '{"at": 1767225798603, "type": "ended", "reason": "completed"}'),
	('kiP6QhKHo3wL', 0, 1767225798603, '{"at": 1767225798603, "seed": "MTwXxWmoedY123rNGt5bRM", "type": "opened", "items": [{"right": 1, "prompt": "Which river flows through Vienna?", "choices": ["Elbe", "Danube", "Rhine"], "category": "Rivers", "question": "8ahBVwi6oyfs:0", "difficulty": 2}, {"prompt": "The highest mountain?", "accepted": ["Mount Everest"], "category": "Rivers", "question": "8ahBVwi6oyfs:1", "difficulty": 2}], "config": {"ends": "all", "kind": "custom", "clock": null}, "players": [{"bot": null, "elo": 981, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}]}'),
	('9XXkBNWw9b5n', 0, 1767225798603, '{"at": 1767225798603, "seed": "bGwRqTuC9Qqh7KoAdFEJg6", "type": "opened", "items": [{"name": "Chile", "image": "vDv3KQqNrVYU2FXmVsnZ", "place": "CL", "right": null, "accepts": ["CL"], "choices": null}, {"name": "Bolivia", "image": "tsxaX2jw3YwgEJLgdZcF", "place": "BO", "right": null, "accepts": ["BO"], "choices": null}, {"name": "Guyana", "image": "5p8WFTSTu3XNx4F2HJKB", "place": "GY", "right": null, "accepts": ["GY"], "choices": null}, {"name": "Brazil", "image": "kKa9McJhaYzJ1hiQc9JG", "place": "BR", "right": null, "accepts": ["BR"], "choices": null}, {"name": "Uruguay", "image": "7k6bSZVSd6mZtQtvCrqF", "place": "UY", "right": null, "accepts": ["UY"], "choices": null}, {"name": "French Guiana", "image": "fbEbp9hD4h7vGBE3bbJG", "place": "GF", "right": null, "accepts": ["GF"], "choices": null}, {"name": "Venezuela", "image": "WG4PpypYFkNejtZNU5Wc", "place": "VE", "right": null, "accepts": ["VE"], "choices": null}, {"name": "Suriname", "image": "EpAuMmosUdbSdjKhJHSL", "place": "SR", "right": null, "accepts": ["SR"], "choices": null}, {"name": "Colombia", "image": "TCvdQsWyGCRJ3HLn1yYY", "place": "CO", "right": null, "accepts": ["CO"], "choices": null}, {"name": "Argentina", "image": "8wyPxK9XVHVCjdePNpaa", "place": "AR", "right": null, "accepts": ["AR"], "choices": null}, {"name": "Peru", "image": "SQNEBfjcCdBk6HCn8Fk4", "place": "PE", "right": null, "accepts": ["PE"], "choices": null}, {"name": "Paraguay", "image": "szRSoknAnfLT89gcdYjK", "place": "PY", "right": null, "accepts": ["PY"], "choices": null}, {"name": "Falkland Islands", "image": "HyqJMeMWzurGMupP4rYd", "place": "FK", "right": null, "accepts": ["FK"], "choices": null}, {"name": "Ecuador", "image": "b1rv2n81Dzowyu48TDCq", "place": "EC", "right": null, "accepts": ["EC"], "choices": null}], "config": {"hard": false, "counts": true, "region": "south-america", "answers": "typed"}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('q1qSCKUhQ1xb', 1, 1767225798603, '{"at": 1767225798603, "item": 0, "type": "named"}'),
	('q1qSCKUhQ1xb', 2, 1767225798603, '{"at": 1767225798603, "item": 1, "type": "named"}'),
	('q1qSCKUhQ1xb', 3, 1767225798603, '{"at": 1767225798603, "item": 2, "type": "named"}'),
	('q1qSCKUhQ1xb', 4, 1767225798603, '{"at": 1767225798603, "item": 3, "type": "named"}'),
	('q1qSCKUhQ1xb', 5, 1767225798603, '{"at": 1767225798603, "item": 4, "type": "named"}'),
	('q1qSCKUhQ1xb', 6, 1767225798603, '{"at": 1767225798603, "item": 5, "type": "named"}'),
	('q1qSCKUhQ1xb', 7, 1767225798603, '{"at": 1767225798603, "item": 6, "type": "named"}'),
	('q1qSCKUhQ1xb', 8, 1767225798603, '{"at": 1767225798603, "item": 7, "type": "named"}'),
	('q1qSCKUhQ1xb', 9, 1767225798603, '{"at": 1767225798603, "item": 8, "type": "named"}'),
	('q1qSCKUhQ1xb', 10, 1767225798603, '{"at": 1767225798603, "item": 9, "type": "named"}'),
	('q1qSCKUhQ1xb', 11, 1767225798603, '{"at": 1767225798603, "item": 10, "type": "named"}'),
	('q1qSCKUhQ1xb', 12, 1767225798603, '{"at": 1767225798603, "item": 11, "type": "named"}'),
	('q1qSCKUhQ1xb', 13, 1767225798603, '{"at": 1767225798603, "type": "ended", "reason": "completed"}'),
	('9XXkBNWw9b5n', 6, 1767225798603, '{"at": 1767225798603, "item": 5, "type": "guessed", "place": "GF", "right": true}'),
	('9XXkBNWw9b5n', 7, 1767225798603, '{"at": 1767225798603, "item": 6, "type": "guessed", "place": "VE", "right": true}'),
	('9XXkBNWw9b5n', 8, 1767225798603, '{"at": 1767225798603, "item": 7, "type": "guessed", "place": "SR", "right": true}'),
	('9XXkBNWw9b5n', 9, 1767225798603, '{"at": 1767225798603, "item": 8, "type": "guessed", "place": "CO", "right": true}'),
	('9XXkBNWw9b5n', 10, 1767225798603, '{"at": 1767225798603, "item": 9, "type": "guessed", "place": "AR", "right": true}'),
	('9XXkBNWw9b5n', 11, 1767225798603, '{"at": 1767225798603, "item": 10, "type": "guessed", "place": "PE", "right": true}'),
	('9XXkBNWw9b5n', 12, 1767225798603, '{"at": 1767225798603, "item": 11, "type": "guessed", "place": "PY", "right": true}'),
	('9XXkBNWw9b5n', 13, 1767225798603, '{"at": 1767225798603, "item": 12, "type": "guessed", "place": "FK", "right": true}'),
	('9XXkBNWw9b5n', 14, 1767225798603, '{"at": 1767225798603, "item": 13, "type": "guessed", "place": "EC", "right": true}'),
	('9XXkBNWw9b5n', 15, 1767225798603, '{"at": 1767225798603, "type": "ended", "reason": "completed"}'),
	('q1qSCKUhQ1xb', 0, 1767225798603, '{"at": 1767225798603, "seed": "ugbLweyBVqUyDVDpV8sYDv", "type": "opened", "items": [{"clue": "In western South America, on the Pacific Ocean. Of middling size. Borders Colombia to the north-east and Peru to the south.", "name": "Ecuador", "place": "EC"}, {"clue": "In southern South America, on the Atlantic Ocean. Very large. Borders Bolivia to the north, Brazil and Paraguay to the north-east, Uruguay to the east and Chile to the west.", "name": "Argentina", "place": "AR"}, {"clue": "In western South America, on the Pacific Ocean. Large. Borders Peru to the north, Bolivia to the north-east and Argentina to the east.", "name": "Chile", "place": "CL"}, {"clue": "In northern South America, on the Caribbean Sea and the Pacific Ocean. Very large. Borders Venezuela to the east, Brazil to the south-east, Peru to the south, Ecuador to the south-west and Panama to the north-west.", "name": "Colombia", "place": "CO"}, {"clue": "Landlocked, in western South America. Very large. Borders Brazil to the north-east, Paraguay to the south-east, Argentina to the south, Chile to the south-west and Peru to the west.", "name": "Bolivia", "place": "BO"}, {"clue": "In northern South America, on the Atlantic Ocean. The smallest country of South America. Borders French Guiana to the east, Brazil to the south and Guyana to the west.", "name": "Suriname", "place": "SR"}, {"clue": "Landlocked, in southern South America. Large. Borders Brazil to the north-east, Argentina to the south and Bolivia to the north-west.", "name": "Paraguay", "place": "PY"}, {"clue": "In eastern South America, on the Atlantic Ocean. The largest country of South America. Borders French Guiana, Guyana and Suriname to the north, Argentina, Paraguay and Uruguay to the south, Bolivia and Peru to the west and Colombia and Venezuela to the north-west.", "name": "Brazil", "place": "BR"}, {"clue": "In northern South America, on the Caribbean Sea. Large. Borders Guyana to the east, Brazil to the south and Colombia to the west.", "name": "Venezuela", "place": "VE"}, {"clue": "In northern South America, on the Atlantic Ocean. Of middling size. Borders Suriname to the east, Brazil to the south and Venezuela to the north-west.", "name": "Guyana", "place": "GY"}, {"clue": "In southern South America, on the Atlantic Ocean. Of middling size. Borders Brazil to the north and Argentina to the west.", "name": "Uruguay", "place": "UY"}, {"clue": "In western South America, on the Pacific Ocean. Very large. Borders Colombia to the north, Brazil to the east, Bolivia to the south-east, Chile to the south and Ecuador to the north-west.", "name": "Peru", "place": "PE"}], "config": {"hard": false, "task": "name", "limit": 120000, "shown": "map", "counts": true, "region": "south-america"}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile1", "provisional": true}]}'),
	('6fsXWDyJVKgj', 0, 1767312200603, '{"at": 1767312200603, "seed": "daily 2026-01-02", "type": "opened", "items": [{"right": 3, "prompt": "Prompt 36?", "choices": ["wrong 36 c", "wrong 36 b", "wrong 36 a", "right 36"], "category": "sports-games", "question": "sports-games-0036", "difficulty": 1}, {"right": 2, "prompt": "Prompt 3?", "choices": ["wrong 3 c", "wrong 3 b", "right 3", "wrong 3 a"], "category": "nature", "question": "nature-0003", "difficulty": 1}, {"right": 2, "prompt": "Prompt 18?", "choices": ["wrong 18 a", "wrong 18 b", "right 18", "wrong 18 c"], "category": "literature", "question": "literature-0018", "difficulty": 1}, {"right": 2, "prompt": "Prompt 27?", "choices": ["wrong 27 b", "wrong 27 a", "right 27", "wrong 27 c"], "category": "society", "question": "society-0027", "difficulty": 1}, {"right": 2, "prompt": "Prompt 10?", "choices": ["wrong 10 a", "wrong 10 c", "right 10", "wrong 10 b"], "category": "language", "question": "language-0010", "difficulty": 2}, {"right": 1, "prompt": "Prompt 40?", "choices": ["wrong 40 a", "right 40", "wrong 40 c", "wrong 40 b"], "category": "technology", "question": "technology-0040", "difficulty": 2}, {"right": 1, "prompt": "Prompt 37?", "choices": ["wrong 37 c", "right 37", "wrong 37 a", "wrong 37 b"], "category": "food-drink", "question": "food-drink-0037", "difficulty": 2}, {"right": 0, "prompt": "Prompt 19?", "choices": ["right 19", "wrong 19 a", "wrong 19 b", "wrong 19 c"], "category": "art", "question": "art-0019", "difficulty": 2}, {"right": 3, "prompt": "Prompt 29?", "choices": ["wrong 29 c", "wrong 29 a", "wrong 29 b", "right 29"], "category": "history", "question": "history-0029", "difficulty": 3}, {"right": 0, "prompt": "Prompt 14?", "choices": ["right 14", "wrong 14 c", "wrong 14 b", "wrong 14 a"], "category": "geography", "question": "geography-0014", "difficulty": 3}], "config": {"ends": "all", "kind": "daily", "clock": 20000}, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile7", "provisional": true}]}'),
	('6fsXWDyJVKgj', 1, 1767312200603, '{"at": 1767312200603, "type": "asked", "index": 0, "allowance": 0}'),
	('6fsXWDyJVKgj', 2, 1767312202103, '{"at": 1767312202103, "text": null, "type": "answered", "index": 0, "right": true, "choice": 3}'),
	('6fsXWDyJVKgj', 3, 1767312202103, '{"at": 1767312202103, "type": "asked", "index": 1, "allowance": 0}'),
	('6fsXWDyJVKgj', 4, 1767312203603, '{"at": 1767312203603, "text": null, "type": "answered", "index": 1, "right": true, "choice": 2}'),
	('6fsXWDyJVKgj', 5, 1767312203603, '{"at": 1767312203603, "type": "asked", "index": 2, "allowance": 0}'),
	('6fsXWDyJVKgj', 6, 1767312205103, '{"at": 1767312205103, "text": null, "type": "answered", "index": 2, "right": true, "choice": 2}'),
	('rWpg1DcRqbAx', 0, 1767312205103, '{"at": 1767312205103, "seed": "hMJKtrZe8PJHZpo6zj3kZf", "type": "opened", "items": [{"name": "Tuvalu", "image": "KJ7tKUiVqAMLvfUe6No2", "place": "TV", "right": null, "accepts": ["TV"], "choices": null}, {"name": "Vanuatu", "image": "Lcr7hcb49PTbmfKnYbNE", "place": "VU", "right": null, "accepts": ["VU"], "choices": null}, {"name": "Cook Islands", "image": "SQ4DKgUnaALheGMDdCSd", "place": "CK", "right": null, "accepts": ["CK"], "choices": null}, {"name": "Fiji", "image": "HAn6KeTM9idaqTvgYgKk", "place": "FJ", "right": null, "accepts": ["FJ"], "choices": null}, {"name": "Nauru", "image": "gaKPSCyMvYXjSH2R6bte", "place": "NR", "right": null, "accepts": ["NR"], "choices": null}, {"name": "Norfolk Island", "image": "7Q3Wvkh5GLb8zKVg3cP2", "place": "NF", "right": null, "accepts": ["NF"], "choices": null}, {"name": "Cocos (Keeling) Islands", "image": "c3vgLst1hYo6667FcawG", "place": "CC", "right": null, "accepts": ["CC"], "choices": null}, {"name": "Samoa", "image": "R3KsjUpqHPYhmMYtEx9N", "place": "WS", "right": null, "accepts": ["WS"], "choices": null}, {"name": "Christmas Island", "image": "4QNz81mgWWPtsZudWTAp", "place": "CX", "right": null, "accepts": ["CX"], "choices": null}, {"name": "Wallis and Futuna", "image": "C3WQ1uEAerYD4gfYCgbL", "place": "WF", "right": null, "accepts": ["WF"], "choices": null}, {"name": "American Samoa", "image": "aPg1ner5ZBJaopJLWXEs", "place": "AS", "right": null, "accepts": ["AS"], "choices": null}, {"name": "French Polynesia", "image": "JaCqfckRPeB8qhN37rH6", "place": "PF", "right": null, "accepts": ["PF"], "choices": null}, {"name": "Solomon Islands", "image": "6zagDhj25RZWJ1WYFVCT", "place": "SB", "right": null, "accepts": ["SB"], "choices": null}, {"name": "Micronesia", "image": "n6srQwyTYMzEPptXQmCn", "place": "FM", "right": null, "accepts": ["FM"], "choices": null}, {"name": "Palau", "image": "3f3fzzoaqFcdSqaQejd5", "place": "PW", "right": null, "accepts": ["PW"], "choices": null}, {"name": "Guam", "image": "GTbDGkB4oYMgUFkDJQy7", "place": "GU", "right": null, "accepts": ["GU"], "choices": null}, {"name": "New Zealand", "image": "KLygFcPZMtpT2SCVTw6H", "place": "NZ", "right": null, "accepts": ["NZ"], "choices": null}, {"name": "Pitcairn Islands", "image": "nC4pLPQsi7SXenJUfDXQ", "place": "PN", "right": null, "accepts": ["PN"], "choices": null}, {"name": "Tonga", "image": "Hjh1UsF3qc1gY53yn2Rk", "place": "TO", "right": null, "accepts": ["TO"], "choices": null}, {"name": "Marshall Islands", "image": "GxN7xHPcmwo2nacMrCGb", "place": "MH", "right": null, "accepts": ["MH"], "choices": null}, {"name": "Australia", "image": "RQhQYTJ9BfTgGLWH1skb", "place": "AU", "right": null, "accepts": ["AU", "HM"], "choices": null}, {"name": "Niue", "image": "s2sk9nFTibh2LjLnHKdK", "place": "NU", "right": null, "accepts": ["NU"], "choices": null}, {"name": "Northern Mariana Islands", "image": "WW2xRLYRBXtGZBTTCiv4", "place": "MP", "right": null, "accepts": ["MP"], "choices": null}, {"name": "Tokelau", "image": "GDpNfKymyp4Q3efAgWhA", "place": "TK", "right": null, "accepts": ["TK"], "choices": null}, {"name": "New Caledonia", "image": "HhAJeKinTyra6ieddjZi", "place": "NC", "right": null, "accepts": ["NC"], "choices": null}, {"name": "Kiribati", "image": "UhBznuHBsEULpWnWT3U4", "place": "KI", "right": null, "accepts": ["KI"], "choices": null}, {"name": "Papua New Guinea", "image": "XoH3zybP2Wo3Ub5GZP2w", "place": "PG", "right": null, "accepts": ["PG"], "choices": null}], "config": {"hard": false, "counts": true, "region": "oceania", "answers": "typed"}, "players": [{"bot": null, "elo": 981, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}]}'),
	('rWpg1DcRqbAx', 1, 1767312205103, '{"at": 1767312205103, "item": 0, "type": "guessed", "place": "TV", "right": true}'),
	('rWpg1DcRqbAx', 2, 1767312205103, '{"at": 1767312205103, "item": 1, "type": "guessed", "place": "VU", "right": true}'),
	('rWpg1DcRqbAx', 3, 1767312205103, '{"at": 1767312205103, "item": 2, "type": "guessed", "place": "CK", "right": true}'),
	('7xyQU489Sp53', 1, 1767312205103, '{"at": 1767312205103, "item": 0, "type": "named"}'),
	('7xyQU489Sp53', 2, 1767312205103, '{"at": 1767312205103, "item": 1, "type": "named"}'),
	('7xyQU489Sp53', 0, 1767312205103, '{"at": 1767312205103, "seed": "aS6xqkevXhBe6BmcAqUYur", "type": "opened", "items": [{"clue": "Islands in the western Pacific. Tiny. Nearest countries: Palau about 400 km to the west, the Marshall Islands about 650 km to the east and Nauru about 800 km to the south-east.", "name": "Micronesia", "place": "FM"}, {"clue": "Islands in the south of Oceania. Of middling size. Nearest countries: Fiji about 1,400 km to the north, Australia about 1,500 km to the west and Vanuatu about 1,600 km to the north.", "name": "New Zealand", "place": "NZ"}, {"clue": "Islands in Polynesia, in the Pacific. Tiny. Nearest countries: Fiji about 400 km to the north-west, Samoa about 550 km to the north and Tuvalu about 1,300 km to the north.", "name": "Tonga", "place": "TO"}, {"clue": "Islands in Polynesia, in the Pacific. Tiny. Nearest countries: Fiji about 500 km to the south, Kiribati about 800 km to the east and Samoa about 1,000 km to the south-east.", "name": "Tuvalu", "place": "TV"}, {"clue": "Islands in Melanesia, in the Pacific. Small. Nearest countries: Papua New Guinea about 10 km to the west, Vanuatu about 240 km to the east and Fiji about 1,100 km to the east.", "name": "Solomon Islands", "place": "SB"}, {"clue": "Islands in Melanesia, in the Pacific, not all of them its own. Large. Borders Indonesia to the west. Across the sea: the Solomon Islands about 10 km to the east and Australia about 150 km to the south.", "name": "Papua New Guinea", "place": "PG"}, {"clue": "In Oceania, with the sea all around. The largest country of Oceania. Nearest countries: Papua New Guinea about 150 km to the north, Indonesia about 240 km to the north and Timor-Leste about 450 km to the north.", "name": "Australia", "place": "AU"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Kiribati about 450 km to the south, Micronesia about 650 km to the west and Nauru about 750 km to the south.", "name": "Marshall Islands", "place": "MH"}, {"clue": "Islands in Polynesia, in the Pacific. Very small. Nearest countries: Tonga about 550 km to the south, Fiji about 750 km to the south-west and Kiribati about 1,000 km to the north.", "name": "Samoa", "place": "WS"}, {"clue": "Islands in Melanesia, in the Pacific. Very small. Nearest countries: Tonga about 400 km to the east, Tuvalu about 500 km to the north and Vanuatu about 500 km to the west.", "name": "Fiji", "place": "FJ"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Nauru about 290 km to the west, the Marshall Islands about 450 km to the west and Tuvalu about 800 km to the west.", "name": "Kiribati", "place": "KI"}, {"clue": "Islands in Micronesia, in the Pacific. Tiny. Nearest countries: Indonesia about 280 km to the south-west, Micronesia about 400 km to the east and the Philippines about 650 km to the west.", "name": "Palau", "place": "PW"}, {"clue": "An island in Micronesia, in the Pacific. Tiny. Nearest countries: Kiribati about 290 km to the east, the Marshall Islands about 750 km to the north and Micronesia about 800 km to the north-west.", "name": "Nauru", "place": "NR"}, {"clue": "Islands in Melanesia, in the Pacific. Very small. Nearest countries: the Solomon Islands about 240 km to the north, Fiji about 500 km to the south-east and Papua New Guinea about 1,400 km to the west.", "name": "Vanuatu", "place": "VU"}], "config": {"hard": false, "task": "name", "limit": null, "shown": "map", "counts": true, "region": "oceania"}, "players": [{"bot": null, "elo": 981, "uid": "iHwYAgkBFSKT6PLj", "username": "Guest", "profilePic": "profile1", "provisional": true}]}'),
	('qK5pRvMNcovX', 0, 1767312205253, '{"at": 1767312205253, "seed": "Vr3tWN4oZ9ZvuaPhcgx7WH", "type": "opened", "entry": "invited", "items": [{"right": 2, "prompt": "Prompt 35?", "choices": ["wrong 35 b", "wrong 35 a", "right 35", "wrong 35 c"], "category": "film-tv", "question": "film-tv-0035", "difficulty": 3}, {"right": 1, "prompt": "Prompt 17?", "choices": ["wrong 17 a", "right 17", "wrong 17 b", "wrong 17 c"], "category": "nature", "question": "nature-0017", "difficulty": 3}, {"right": 0, "prompt": "Prompt 20?", "choices": ["right 20", "wrong 20 c", "wrong 20 b", "wrong 20 a"], "category": "music", "question": "music-0020", "difficulty": 3}, {"right": 1, "prompt": "Prompt 5?", "choices": ["wrong 5 b", "right 5", "wrong 5 a", "wrong 5 c"], "category": "art", "question": "art-0005", "difficulty": 3}, {"right": 0, "prompt": "Prompt 29?", "choices": ["right 29", "wrong 29 a", "wrong 29 c", "wrong 29 b"], "category": "history", "question": "history-0029", "difficulty": 3}, {"right": 3, "prompt": "Prompt 38?", "choices": ["wrong 38 a", "wrong 38 b", "wrong 38 c", "right 38"], "category": "language", "question": "language-0038", "difficulty": 3}, {"right": 3, "prompt": "Prompt 37?", "choices": ["wrong 37 b", "wrong 37 a", "wrong 37 c", "right 37"], "category": "food-drink", "question": "food-drink-0037", "difficulty": 2}, {"right": 3, "prompt": "Prompt 14?", "choices": ["wrong 14 b", "wrong 14 c", "wrong 14 a", "right 14"], "category": "geography", "question": "geography-0014", "difficulty": 3}, {"right": 0, "prompt": "Prompt 13?", "choices": ["right 13", "wrong 13 b", "wrong 13 c", "wrong 13 a"], "category": "society", "question": "society-0013", "difficulty": 2}, {"right": 0, "prompt": "Prompt 32?", "choices": ["right 32", "wrong 32 b", "wrong 32 a", "wrong 32 c"], "category": "literature", "question": "literature-0032", "difficulty": 3}], "rated": true, "players": [{"bot": null, "elo": 1039, "uid": "9GuBys5caKkM75AY", "username": "Ada", "profilePic": "profile7", "provisional": true}, {"bot": null, "elo": 980, "uid": "zthwFwE4vELYS53s", "username": "Ben", "profilePic": "profile1", "provisional": true}]}'),
	('qK5pRvMNcovX', 1, 1767312206104, '{"at": 1767312206104, "seat": 0, "type": "joined"}'),
	('qK5pRvMNcovX', 2, 1767312206104, '{"at": 1767312206104, "seat": 1, "type": "joined"}'),
	('qK5pRvMNcovX', 3, 1767312209125, '{"at": 1767312209125, "type": "asked", "index": 0, "allowance": [0, 0]}'),
	('qK5pRvMNcovX', 4, 1767312209129, '{"at": 1767312209129, "seat": 0, "type": "answered", "index": 0, "choice": 2}'),
	('qK5pRvMNcovX', 5, 1767312209129, '{"at": 1767312209129, "seat": 1, "type": "answered", "index": 0, "choice": 0}'),
	('qK5pRvMNcovX', 6, 1767312211650, '{"at": 1767312211650, "type": "asked", "index": 1, "allowance": [0, 0]}'),
	('qK5pRvMNcovX', 7, 1767312211654, '{"at": 1767312211654, "seat": 0, "type": "answered", "index": 1, "choice": 1}'),
	('qK5pRvMNcovX', 8, 1767312211654, '{"at": 1767312211654, "seat": 1, "type": "answered", "index": 1, "choice": 0}'),
	('qK5pRvMNcovX', 9, 1767312214175, '{"at": 1767312214175, "type": "asked", "index": 2, "allowance": [0, 0]}'),
	('qK5pRvMNcovX', 10, 1767312214179, '{"at": 1767312214179, "seat": 0, "type": "answered", "index": 2, "choice": 0}'),
	('qK5pRvMNcovX', 11, 1767312214179, '{"at": 1767312214179, "seat": 1, "type": "answered", "index": 2, "choice": 1}'),
	('qK5pRvMNcovX', 12, 1767312216700, '{"at": 1767312216700, "type": "asked", "index": 3, "allowance": [0, 0]}');
INSERT INTO public.game_seats VALUES
	('5mGDnTxxuX6Z', 0, '9GuBys5caKkM75AY', 1767225600150),
	('5mGDnTxxuX6Z', 1, 'zthwFwE4vELYS53s', 1767225600150),
	('cYjT2u821isx', 0, 'WaXut5wa5FLne3Hu', 1767225634426),
	('cYjT2u821isx', 1, 'zthwFwE4vELYS53s', 1767225634426),
	('WGRTDNUyMaiR', 0, 'iHwYAgkBFSKT6PLj', 1767225668702),
	('WGRTDNUyMaiR', 1, '9GuBys5caKkM75AY', 1767225668702),
	('NMBJ1P92Wa6Q', 0, '9GuBys5caKkM75AY', 1767225702828),
	('NMBJ1P92Wa6Q', 1, 'zthwFwE4vELYS53s', 1767225702828),
	('HMSmv6Fx9s3h', 0, '9GuBys5caKkM75AY', 1767225736103),
	('cLEXQCKEy7f6', 0, 'iHwYAgkBFSKT6PLj', 1767225751103),
	('cfoU6VbqKQTr', 0, '9GuBys5caKkM75AY', 1767225766103),
	('9xYFbVbhSPiz', 0, 'zthwFwE4vELYS53s', 1767225776603),
	('uvmQLofDd9Hj', 0, '9GuBys5caKkM75AY', 1767225782603),
	('TjQgUnx4LuPh', 0, 'iHwYAgkBFSKT6PLj', 1767225790103),
	('c5mg9Mcxd1aL', 0, '9GuBys5caKkM75AY', 1767225798603),
	('kiP6QhKHo3wL', 0, 'iHwYAgkBFSKT6PLj', 1767225798603),
	('9XXkBNWw9b5n', 0, '9GuBys5caKkM75AY', 1767225798603),
	('q1qSCKUhQ1xb', 0, '9GuBys5caKkM75AY', 1767225798603),
	('6fsXWDyJVKgj', 0, '9GuBys5caKkM75AY', 1767312200603),
	('rWpg1DcRqbAx', 0, 'iHwYAgkBFSKT6PLj', 1767312205103),
	('7xyQU489Sp53', 0, 'iHwYAgkBFSKT6PLj', 1767312205103),
	('qK5pRvMNcovX', 0, '9GuBys5caKkM75AY', 1767312205253),
	('qK5pRvMNcovX', 1, 'zthwFwE4vELYS53s', 1767312205253);
INSERT INTO public.games VALUES
	('5mGDnTxxuX6Z', 'battle', 1767225600150, 1767225629275, 1767225629275, true, '{"reason": "completed", "scores": [10, 4], "winner": 0, "players": [{"elo": 1000, "username": "Ada", "profilePic": "profile1"}, {"elo": 1000, "username": "Ben", "profilePic": "profile1"}], "ratings": [{"after": 1020, "before": 1000}, {"after": 980, "before": 1000}]}', '{"kind": "ranked", "origin": "queue"}'),
	('cYjT2u821isx', 'battle', 1767225634426, 1767225663550, 1767225663550, true, '{"reason": "completed", "scores": [9, 4], "winner": 0, "players": [{"elo": 1000, "username": "Dora", "profilePic": "profile1"}, {"elo": 980, "username": "Ben", "profilePic": "profile1"}], "ratings": [{"after": 1019, "before": 1000}, {"after": 961, "before": 980}]}', '{"kind": "ranked", "origin": "queue"}'),
	('WGRTDNUyMaiR', 'battle', 1767225668702, 1767225697825, 1767225697825, true, '{"reason": "completed", "scores": [2, 4], "winner": 1, "players": [{"elo": 1000, "username": "Guest", "profilePic": "profile1"}, {"elo": 1020, "username": "Ada", "profilePic": "profile1"}], "ratings": [{"after": 981, "before": 1000}, {"after": 1039, "before": 1020}]}', '{"kind": "ranked", "origin": "queue"}'),
	('NMBJ1P92Wa6Q', 'battle', 1767225702828, 1767225731100, 1767225731100, false, '{"reason": "completed", "scores": [10, 10], "winner": null, "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}, {"elo": 961, "username": "Ben", "profilePic": "profile1"}], "ratings": null}', '{"kind": "casual", "origin": "friend"}'),
	('HMSmv6Fx9s3h', 'solo', 1767225736103, 1767225751103, 1767225751103, false, '{"score": 7, "total": 10, "reason": "completed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"day": "2026-01-01", "kind": "daily", "counts": true, "origin": "solo"}'),
	('cLEXQCKEy7f6', 'solo', 1767225751103, 1767225766103, 1767225766103, false, '{"score": 4, "total": 10, "reason": "completed", "players": [{"elo": 981, "username": "Guest", "profilePic": "profile1"}]}', '{"day": "2026-01-01", "kind": "daily", "counts": true, "origin": "solo"}'),
	('cfoU6VbqKQTr', 'solo', 1767225766103, 1767225776603, 1767225776603, false, '{"score": 6, "total": 7, "reason": "missed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"kind": "survival", "counts": true, "origin": "solo"}'),
	('9xYFbVbhSPiz', 'solo', 1767225776603, 1767225782603, 1767225782603, false, '{"score": 3, "total": 4, "reason": "missed", "players": [{"elo": 961, "username": "Ben", "profilePic": "profile1"}]}', '{"kind": "survival", "counts": true, "origin": "solo"}'),
	('uvmQLofDd9Hj', 'solo', 1767225782603, 1767225790103, 1767225790103, false, '{"score": 5, "total": 5, "reason": "completed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"kind": "custom", "link": "XrBzbxzTZKtu", "counts": true, "origin": "solo"}'),
	('TjQgUnx4LuPh', 'solo', 1767225790103, 1767225797603, 1767225797603, false, '{"score": 2, "total": 5, "reason": "completed", "players": [{"elo": 981, "username": "Guest", "profilePic": "profile1"}]}', '{"kind": "custom", "link": "XrBzbxzTZKtu", "counts": true, "origin": "solo"}'),
	('c5mg9Mcxd1aL', 'solo', 1767225798603, 1767225798603, 1767225798603, false, '{"score": 2, "total": 2, "reason": "completed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"kind": "custom", "quiz": "8ahBVwi6oyfs", "counts": false, "origin": "solo"}'),
	('kiP6QhKHo3wL', 'solo', 1767225798603, NULL, NULL, false, NULL, '{"kind": "custom", "quiz": "8ahBVwi6oyfs", "counts": false, "origin": "solo"}'),
	('9XXkBNWw9b5n', 'flags', 1767225798603, 1767225798603, 1767225798603, false, '{"ms": 0, "best": null, "score": 14, "timed": true, "total": 14, "reason": "completed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"kind": "flags", "counts": true, "origin": "solo", "region": "south-america"}'),
	('q1qSCKUhQ1xb', 'countries', 1767225798603, 1767225798603, 1767225798603, false, '{"ms": 0, "best": null, "score": 12, "timed": true, "total": 12, "reason": "completed", "players": [{"elo": 1039, "username": "Ada", "profilePic": "profile1"}]}', '{"kind": "countries", "counts": true, "origin": "solo", "region": "south-america"}'),
	('6fsXWDyJVKgj', 'solo', 1767312200603, NULL, NULL, false, NULL, '{"day": "2026-01-02", "kind": "daily", "counts": true, "origin": "solo"}'),
	('rWpg1DcRqbAx', 'flags', 1767312205103, NULL, NULL, false, NULL, '{"kind": "flags", "counts": true, "origin": "solo", "region": "oceania"}'),
	('7xyQU489Sp53', 'countries', 1767312205103, NULL, NULL, false, NULL, '{"kind": "countries", "counts": true, "origin": "solo", "region": "oceania"}'),
	('qK5pRvMNcovX', 'battle', 1767312205253, NULL, NULL, true, NULL, '{"kind": "ranked", "origin": "queue"}');
INSERT INTO public.known_devices VALUES
	('9GuBys5caKkM75AY', 'NvYRtEH3dhgeOSESW5ctGYazoWVOaLyVFwDgICfMGlo', 1767225600000),
	('zthwFwE4vELYS53s', 'dwn4cZjJfTClOR22BbfCeO93Fw7p31stDdJ2mS_xH7M', 1767225600000),
	('sRE7FYiTwhhSXCqt', 'bEDymYGIGEeQI3WvAqWdXib3x3aPJAxtWrehGy-GiEU', 1767225600000),
	('WaXut5wa5FLne3Hu', 'kerKIJjg7hzbJuUNk1foAqYIaFYGmdUCffxUR8zoHV4', 1767225600000),
	('EftgxYNWgESJRfuF', 'NXUuIYnf0RqpQ8hkosQFMMcDCsg1miLPjaXujwBDixo', 1767225600000);
INSERT INTO public.kysely_migration VALUES
	('0001-first-tables', '2026-11-23T06:31:22.552Z'),
	('0002-accounts', '2026-11-23T06:31:22.803Z'),
	('0003-solo', '2026-11-23T06:31:23.262Z'),
	('0004-places', '2026-11-23T06:31:23.322Z'),
	('0005-honours', '2026-11-23T06:31:23.801Z'),
	('0006-boards-and-corrections', '2026-11-23T06:31:23.886Z'),
	('0007-names-on-boards', '2026-11-23T06:31:23.992Z'),
	('0008-audit', '2026-11-23T06:31:24.023Z'),
	('0009-question-work', '2026-11-23T06:31:24.481Z'),
	('0010-days-and-public-quizzes', '2026-11-23T06:31:24.568Z'),
	('0011-fair-play', '2026-11-23T06:31:24.721Z'),
	('0012-messages', '2026-11-23T06:31:24.858Z'),
	('0013-page-views', '2026-11-23T06:31:24.895Z'),
	('0014-closed-reports', '2026-11-23T06:31:24.957Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.logins VALUES
	('9GuBys5caKkM75AY', 'Ada', 'ada@example.org', false, NULL, '2026-11-23 06:31:32.326+00', '2026-11-23 06:31:32.326+00'),
	('zthwFwE4vELYS53s', 'Ben', 'ben@example.org', false, NULL, '2026-11-23 06:31:34.155+00', '2026-11-23 06:31:34.155+00'),
	('sRE7FYiTwhhSXCqt', 'Cleo', 'cleo@example.org', false, NULL, '2026-11-23 06:31:35.07+00', '2026-11-23 06:31:35.07+00'),
	('WaXut5wa5FLne3Hu', 'Dora', 'dora@example.org', false, NULL, '2026-11-23 06:31:35.977+00', '2026-11-23 06:31:35.977+00'),
	('EftgxYNWgESJRfuF', 'Player-027570', 'rude-name@example.org', false, NULL, '2026-11-23 06:31:37.355+00', '2026-01-01 00:03:18.603+00');
INSERT INTO public.messages VALUES
	('xWG3DHQBVSRK', 1767225798603, 'iHwYAgkBFSKT6PLj', 'Ada Lovelace', 'ada@letters.example', 'question', 'Question 7 of today is wrong.
The Rhine does not end in Basel.', NULL, '14.1767229398603.6b8RAysgxkHs.DSH2jhkZni2ZPgvk', NULL);
INSERT INTO public.place_scores VALUES
	('9GuBys5caKkM75AY', 'flags', 'south-america', 14, 0, 1767225798603),
	('9GuBys5caKkM75AY', 'countries', 'south-america', 12, 0, 1767225798603);
INSERT INTO public.place_stats VALUES
	('flags', 'AR', 1, 1),
	('flags', 'BO', 1, 1),
	('flags', 'BR', 1, 1),
	('flags', 'CL', 1, 1),
	('flags', 'CO', 1, 1),
	('flags', 'EC', 1, 1),
	('flags', 'FK', 1, 1),
	('flags', 'GF', 1, 1),
	('flags', 'GY', 1, 1),
	('flags', 'PE', 1, 1),
	('flags', 'PY', 1, 1),
	('flags', 'SR', 1, 1),
	('flags', 'UY', 1, 1),
	('flags', 'VE', 1, 1),
	('countries', 'AR', 1, 1),
	('countries', 'BO', 1, 1),
	('countries', 'BR', 1, 1),
	('countries', 'CL', 1, 1),
	('countries', 'CO', 1, 1),
	('countries', 'EC', 1, 1),
	('countries', 'GY', 1, 1),
	('countries', 'PE', 1, 1),
	('countries', 'PY', 1, 1),
	('countries', 'SR', 1, 1),
	('countries', 'UY', 1, 1),
	('countries', 'VE', 1, 1);
INSERT INTO public.player_accuracy VALUES
	('zthwFwE4vELYS53s', 'society', 2, 1, 1),
	('9GuBys5caKkM75AY', 'food-drink', 2, 1, 1),
	('zthwFwE4vELYS53s', 'food-drink', 2, 1, 0),
	('zthwFwE4vELYS53s', 'history', 3, 1, 0),
	('zthwFwE4vELYS53s', 'literature', 3, 1, 0),
	('zthwFwE4vELYS53s', 'technology', 1, 1, 0),
	('zthwFwE4vELYS53s', 'mythology', 1, 1, 1),
	('zthwFwE4vELYS53s', 'sports-games', 2, 1, 0),
	('9GuBys5caKkM75AY', 'literature', 3, 1, 1),
	('9GuBys5caKkM75AY', 'society', 2, 1, 1),
	('zthwFwE4vELYS53s', 'music', 1, 1, 1),
	('zthwFwE4vELYS53s', 'nature', 2, 1, 0),
	('9GuBys5caKkM75AY', 'history', 3, 1, 1),
	('zthwFwE4vELYS53s', 'geography', 3, 1, 1),
	('zthwFwE4vELYS53s', 'mythology', 2, 1, 0),
	('WaXut5wa5FLne3Hu', 'literature', 1, 1, 1),
	('WaXut5wa5FLne3Hu', 'geography', 3, 1, 0),
	('zthwFwE4vELYS53s', 'literature', 1, 1, 1),
	('zthwFwE4vELYS53s', 'food-drink', 3, 1, 0),
	('WaXut5wa5FLne3Hu', 'mythology', 2, 1, 1),
	('WaXut5wa5FLne3Hu', 'language', 2, 1, 1),
	('zthwFwE4vELYS53s', 'history', 2, 1, 0),
	('zthwFwE4vELYS53s', 'art', 2, 1, 1),
	('zthwFwE4vELYS53s', 'language', 2, 1, 0),
	('WaXut5wa5FLne3Hu', 'society', 1, 1, 1),
	('WaXut5wa5FLne3Hu', 'science', 1, 1, 1),
	('zthwFwE4vELYS53s', 'nature', 3, 1, 1),
	('WaXut5wa5FLne3Hu', 'food-drink', 3, 1, 1),
	('WaXut5wa5FLne3Hu', 'nature', 3, 1, 1),
	('WaXut5wa5FLne3Hu', 'art', 2, 1, 1),
	('WaXut5wa5FLne3Hu', 'history', 2, 1, 1),
	('zthwFwE4vELYS53s', 'science', 1, 1, 0),
	('zthwFwE4vELYS53s', 'society', 1, 1, 0),
	('9GuBys5caKkM75AY', 'geography', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'science', 1, 1, 0),
	('9GuBys5caKkM75AY', 'music', 2, 1, 0),
	('9GuBys5caKkM75AY', 'language', 2, 1, 1),
	('iHwYAgkBFSKT6PLj', 'food-drink', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'music', 2, 1, 0),
	('iHwYAgkBFSKT6PLj', 'mythology', 2, 1, 0),
	('9GuBys5caKkM75AY', 'food-drink', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'nature', 1, 1, 0),
	('iHwYAgkBFSKT6PLj', 'language', 2, 1, 1),
	('iHwYAgkBFSKT6PLj', 'geography', 3, 1, 1),
	('iHwYAgkBFSKT6PLj', 'sports-games', 1, 1, 0),
	('9GuBys5caKkM75AY', 'mythology', 2, 1, 0),
	('9GuBys5caKkM75AY', 'language', 1, 1, 1),
	('zthwFwE4vELYS53s', 'history', 1, 1, 1),
	('zthwFwE4vELYS53s', 'science', 2, 1, 1),
	('9GuBys5caKkM75AY', 'film-tv', 2, 1, 1),
	('9GuBys5caKkM75AY', 'technology', 2, 1, 1),
	('9GuBys5caKkM75AY', 'history', 1, 1, 1),
	('zthwFwE4vELYS53s', 'film-tv', 2, 1, 1),
	('zthwFwE4vELYS53s', 'society', 3, 1, 1),
	('zthwFwE4vELYS53s', 'sports-games', 3, 1, 1),
	('9GuBys5caKkM75AY', 'sports-games', 3, 1, 1),
	('9GuBys5caKkM75AY', 'geography', 1, 1, 1),
	('zthwFwE4vELYS53s', 'food-drink', 1, 1, 1),
	('zthwFwE4vELYS53s', 'language', 1, 1, 1),
	('zthwFwE4vELYS53s', 'geography', 1, 1, 1),
	('zthwFwE4vELYS53s', 'technology', 2, 1, 1),
	('zthwFwE4vELYS53s', 'mythology', 3, 1, 1),
	('9GuBys5caKkM75AY', 'art', 1, 2, 2),
	('9GuBys5caKkM75AY', 'technology', 1, 2, 2),
	('9GuBys5caKkM75AY', 'food-drink', 1, 2, 2),
	('9GuBys5caKkM75AY', 'sports-games', 2, 2, 1),
	('9GuBys5caKkM75AY', 'society', 3, 2, 1),
	('9GuBys5caKkM75AY', 'film-tv', 1, 2, 2),
	('9GuBys5caKkM75AY', 'science', 2, 2, 2),
	('9GuBys5caKkM75AY', 'literature', 2, 2, 1),
	('9GuBys5caKkM75AY', 'mythology', 3, 2, 1),
	('9GuBys5caKkM75AY', 'nature', 2, 2, 2),
	('iHwYAgkBFSKT6PLj', 'nature', 2, 1, 0),
	('iHwYAgkBFSKT6PLj', 'sports-games', 2, 1, 0),
	('iHwYAgkBFSKT6PLj', 'science', 2, 1, 0),
	('iHwYAgkBFSKT6PLj', 'art', 1, 1, 1),
	('iHwYAgkBFSKT6PLj', 'food-drink', 1, 1, 1),
	('iHwYAgkBFSKT6PLj', 'society', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'literature', 2, 2, 0),
	('iHwYAgkBFSKT6PLj', 'film-tv', 1, 2, 1),
	('iHwYAgkBFSKT6PLj', 'mythology', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'technology', 1, 1, 1),
	('9GuBys5caKkM75AY', 'science', 1, 2, 1),
	('9GuBys5caKkM75AY', 'music', 1, 2, 2),
	('9GuBys5caKkM75AY', 'literature', 1, 1, 1),
	('9GuBys5caKkM75AY', 'sports-games', 1, 2, 1),
	('9GuBys5caKkM75AY', 'nature', 1, 2, 2),
	('9GuBys5caKkM75AY', 'mythology', 1, 2, 2),
	('9GuBys5caKkM75AY', 'society', 1, 1, 1),
	('zthwFwE4vELYS53s', 'film-tv', 1, 1, 1),
	('zthwFwE4vELYS53s', 'nature', 1, 1, 1),
	('zthwFwE4vELYS53s', 'sports-games', 1, 1, 1),
	('zthwFwE4vELYS53s', 'art', 1, 2, 1),
	('9GuBys5caKkM75AY', 'geography', 2, 1, 1),
	('9GuBys5caKkM75AY', 'science', 3, 1, 1),
	('9GuBys5caKkM75AY', 'technology', 3, 1, 1),
	('9GuBys5caKkM75AY', 'history', 2, 1, 1),
	('9GuBys5caKkM75AY', 'art', 2, 1, 1),
	('iHwYAgkBFSKT6PLj', 'art', 2, 1, 0),
	('iHwYAgkBFSKT6PLj', 'science', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'history', 2, 1, 1),
	('iHwYAgkBFSKT6PLj', 'technology', 3, 1, 0),
	('iHwYAgkBFSKT6PLj', 'geography', 2, 1, 1);
INSERT INTO public.player_days VALUES
	('WaXut5wa5FLne3Hu', '2026-01-01', 1, 10, 9),
	('zthwFwE4vELYS53s', '2026-01-01', 4, 34, 21),
	('iHwYAgkBFSKT6PLj', '2026-01-01', 3, 25, 8),
	('9GuBys5caKkM75AY', '2026-01-01', 9, 52, 42);
INSERT INTO public.player_games VALUES
	('WaXut5wa5FLne3Hu', 'ranked', 1),
	('zthwFwE4vELYS53s', 'ranked', 2),
	('9GuBys5caKkM75AY', 'ranked', 2),
	('iHwYAgkBFSKT6PLj', 'ranked', 1),
	('9GuBys5caKkM75AY', 'casual', 1),
	('zthwFwE4vELYS53s', 'casual', 1),
	('9GuBys5caKkM75AY', 'daily', 1),
	('iHwYAgkBFSKT6PLj', 'daily', 1),
	('9GuBys5caKkM75AY', 'survival', 1),
	('zthwFwE4vELYS53s', 'survival', 1),
	('9GuBys5caKkM75AY', 'custom', 1),
	('iHwYAgkBFSKT6PLj', 'custom', 1),
	('9GuBys5caKkM75AY', 'quiz', 1),
	('9GuBys5caKkM75AY', 'flags', 1),
	('9GuBys5caKkM75AY', 'countries', 1);
INSERT INTO public.player_meetings VALUES
	('WaXut5wa5FLne3Hu', 'zthwFwE4vELYS53s', 1, 0, 0),
	('zthwFwE4vELYS53s', 'WaXut5wa5FLne3Hu', 0, 1, 0),
	('9GuBys5caKkM75AY', 'iHwYAgkBFSKT6PLj', 1, 0, 0),
	('iHwYAgkBFSKT6PLj', '9GuBys5caKkM75AY', 0, 1, 0),
	('9GuBys5caKkM75AY', 'zthwFwE4vELYS53s', 1, 0, 1),
	('zthwFwE4vELYS53s', '9GuBys5caKkM75AY', 0, 1, 1);
INSERT INTO public.player_times VALUES
	('WaXut5wa5FLne3Hu', 0, 10),
	('iHwYAgkBFSKT6PLj', 0, 10),
	('9GuBys5caKkM75AY', 0, 30),
	('zthwFwE4vELYS53s', 0, 30),
	('zthwFwE4vELYS53s', 1, 4),
	('9GuBys5caKkM75AY', 1, 22),
	('iHwYAgkBFSKT6PLj', 1, 15);
INSERT INTO public.question_bank VALUES
	(1, 4);
INSERT INTO public.question_reports VALUES
	('society-0027', '9GuBys5caKkM75AY', 'typo', 'a letter is missing', 'cfoU6VbqKQTr', 1767225798603, NULL, NULL, NULL),
	('literature-0018', '9GuBys5caKkM75AY', 'outdated', '', 'cfoU6VbqKQTr', 1767225798603, 1767225798603, 'kept', 3);
INSERT INTO public.question_stats VALUES
	('food-drink-0037', 2, 1, NULL, 1767225629275, 0, NULL),
	('history-0029', 2, 1, NULL, 1767225629275, 0, NULL),
	('literature-0032', 2, 1, NULL, 1767225629275, 0, NULL),
	('society-0013', 2, 2, NULL, 1767225629275, 0, NULL),
	('nature-0017', 2, 2, NULL, 1767225663550, 0, NULL),
	('food-drink-0023', 4, 1, NULL, 1767225697825, 0, NULL),
	('geography-0014', 4, 2, NULL, 1767225697825, 0, NULL),
	('language-0010', 4, 3, NULL, 1767225697825, 0, NULL),
	('music-0034', 2, 0, NULL, 1767225697825, 0, NULL),
	('mythology-0025', 4, 1, NULL, 1767225697825, 0, NULL),
	('film-tv-0007', 2, 2, NULL, 1767225731100, 0, NULL),
	('geography-0000', 2, 2, NULL, 1767225731100, 0, NULL),
	('history-0015', 2, 2, NULL, 1767225731100, 0, NULL),
	('language-0024', 2, 2, NULL, 1767225731100, 0, NULL),
	('sports-games-0008', 2, 2, NULL, 1767225731100, 0, NULL),
	('technology-0040', 2, 2, NULL, 1767225731100, 0, NULL),
	('food-drink-0009', 4, 4, NULL, 1767225766103, 0, NULL),
	('literature-0004', 4, 1, NULL, 1767225766103, 0, NULL),
	('mythology-0011', 4, 2, NULL, 1767225766103, 0, NULL),
	('nature-0031', 4, 2, NULL, 1767225766103, 0, NULL),
	('science-0016', 4, 3, NULL, 1767225766103, 0, NULL),
	('society-0041', 4, 2, NULL, 1767225766103, 0, NULL),
	('sports-games-0022', 4, 1, NULL, 1767225766103, 0, NULL),
	('technology-0012', 4, 3, NULL, 1767225766103, 0, NULL),
	('literature-0018', 3, 3, NULL, 1767225776603, 0, NULL),
	('music-0006', 3, 3, NULL, 1767225776603, 0, NULL),
	('mythology-0039', 3, 3, NULL, 1767225776603, 0, NULL),
	('science-0030', 5, 2, NULL, 1767225776603, 0, NULL),
	('society-0027', 3, 2, NULL, 1767225776603, 0, NULL),
	('art-0033', 5, 4, NULL, 1767225782603, 0, NULL),
	('film-tv-0021', 5, 4, NULL, 1767225782603, 0, NULL),
	('nature-0003', 4, 3, NULL, 1767225782603, 0, NULL),
	('sports-games-0036', 4, 2, NULL, 1767225782603, 0, NULL),
	('art-0019', 4, 3, NULL, 1767225797603, 0, NULL),
	('geography-0028', 2, 2, NULL, 1767225797603, 0, NULL),
	('history-0001', 4, 3, NULL, 1767225797603, 0, NULL),
	('science-0002', 2, 1, NULL, 1767225797603, 0, NULL),
	('technology-0026', 2, 1, NULL, 1767225797603, 0, NULL);
INSERT INTO public.question_versions VALUES
	('society-0027', 1, 1767225600000, '{"asOf": null, "tags": ["test"], "wrong": ["wrong 27 a", "wrong 27 b", "wrong 27 c"], "answer": "right 27", "prompt": "Prompt 27?", "source": "Source 27", "licence": "CC-BY-SA-4.0", "category": "society", "difficulty": 1, "explanation": "Explanation 27."}'),
	('society-0027', 2, 1767225798603, '{"asOf": null, "tags": ["test"], "wrong": ["wrong 27 a", "wrong 27 b", "wrong 27 c"], "answer": "right 27", "prompt": "Prompt 27?", "source": "Source 27", "licence": "CC-BY-SA-4.0", "category": "society", "difficulty": 1, "explanation": "Explained better."}');
INSERT INTO public.questions VALUES
	('history-0001', 'history', 2, 'Prompt 1?', 'right 1', '["wrong 1 a", "wrong 1 b", "wrong 1 c"]', 'Explanation 1.', 'Source 1', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'uPLuuYEtLdedqQVs_61iUC', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '0kVGjw3nCje1_UPK', 1, '''1'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('science-0002', 'science', 3, 'Prompt 2?', 'right 2', '["wrong 2 a", "wrong 2 b", "wrong 2 c"]', 'Explanation 2.', 'Source 2', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '_56LrcwQGkF_iTrFdLhHU8', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'r7PmqoOm8C1pgq_b', 1, '''2'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('nature-0003', 'nature', 1, 'Prompt 3?', 'right 3', '["wrong 3 a", "wrong 3 b", "wrong 3 c"]', 'Explanation 3.', 'Source 3', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'W7NZhNEHgSGzulJxe5cunI', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'F5M7NE_Xw4UUDiRg', 1, '''3'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('literature-0004', 'literature', 2, 'Prompt 4?', 'right 4', '["wrong 4 a", "wrong 4 b", "wrong 4 c"]', 'Explanation 4.', 'Source 4', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'f6Gf8PwDe6ks-d4_pmuZd6', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'zAG-cz9ycTP9aYc-', 1, '''4'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('art-0005', 'art', 3, 'Prompt 5?', 'right 5', '["wrong 5 a", "wrong 5 b", "wrong 5 c"]', 'Explanation 5.', 'Source 5', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JroEgnGt-A_-RsNPwujyqW', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'JaZtF7a_wwC7Y-DT', 1, '''5'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('music-0006', 'music', 1, 'Prompt 6?', 'right 6', '["wrong 6 a", "wrong 6 b", "wrong 6 c"]', 'Explanation 6.', 'Source 6', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'BlqQ-2pyfntoq1Y-QlB1tY', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Lq5qG0lEFPILOcUv', 1, '''6'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('film-tv-0007', 'film-tv', 2, 'Prompt 7?', 'right 7', '["wrong 7 a", "wrong 7 b", "wrong 7 c"]', 'Explanation 7.', 'Source 7', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'B_LuKQqVmsmZmCo1Ye4Hyb', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'NZwY4NQVKk9myKm-', 1, '''7'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('sports-games-0008', 'sports-games', 3, 'Prompt 8?', 'right 8', '["wrong 8 a", "wrong 8 b", "wrong 8 c"]', 'Explanation 8.', 'Source 8', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '5m575ditEp1GvHrzazCtBt', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'k_ozaFDlrWfAwkOf', 1, '''8'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('food-drink-0009', 'food-drink', 1, 'Prompt 9?', 'right 9', '["wrong 9 a", "wrong 9 b", "wrong 9 c"]', 'Explanation 9.', 'Source 9', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'fMGpFLJHN8B0DVJRh6tGvN', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'A5IQIm3VDzMkLe2n', 1, '''9'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('language-0010', 'language', 2, 'Prompt 10?', 'right 10', '["wrong 10 a", "wrong 10 b", "wrong 10 c"]', 'Explanation 10.', 'Source 10', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'Uu67y70PqnfTcFqov-nDAH', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'OBKUWgQt7Sap8hLI', 1, '''10'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('mythology-0011', 'mythology', 3, 'Prompt 11?', 'right 11', '["wrong 11 a", "wrong 11 b", "wrong 11 c"]', 'Explanation 11.', 'Source 11', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'QoG-LHDvYT8dtxwmf7Faxp', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '0zyU6yy0l4MWunOu', 1, '''11'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('technology-0012', 'technology', 1, 'Prompt 12?', 'right 12', '["wrong 12 a", "wrong 12 b", "wrong 12 c"]', 'Explanation 12.', 'Source 12', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '8zwAPfFwZ7dtCkbsNHIK0I', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 's6LURFuey-o8sQaX', 1, '''12'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('society-0013', 'society', 2, 'Prompt 13?', 'right 13', '["wrong 13 a", "wrong 13 b", "wrong 13 c"]', 'Explanation 13.', 'Source 13', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'rtzuTRp8_LJJUjnpG9s-GZ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '1G-Q5bVq7ayVwcHR', 1, '''13'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('geography-0014', 'geography', 3, 'Prompt 14?', 'right 14', '["wrong 14 a", "wrong 14 b", "wrong 14 c"]', 'Explanation 14.', 'Source 14', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '1kQUbY80AuyrGwq62iQ8wi', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Ji5CD1bUZn60oFFX', 1, '''14'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('history-0015', 'history', 1, 'Prompt 15?', 'right 15', '["wrong 15 a", "wrong 15 b", "wrong 15 c"]', 'Explanation 15.', 'Source 15', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'e90u4VzlOqABlxUSJE5yzs', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'yffAJkKWz_-18fcC', 1, '''15'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('science-0016', 'science', 2, 'Prompt 16?', 'right 16', '["wrong 16 a", "wrong 16 b", "wrong 16 c"]', 'Explanation 16.', 'Source 16', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'WHGLeoi4vv2871MZNKEgFl', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'iBFjHIVNDFlfXCxV', 1, '''16'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('nature-0017', 'nature', 3, 'Prompt 17?', 'right 17', '["wrong 17 a", "wrong 17 b", "wrong 17 c"]', 'Explanation 17.', 'Source 17', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'oe2FSLtoESX9kz6sS46Wkh', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'e8vXxkPT60vfeUSu', 1, '''17'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('literature-0018', 'literature', 1, 'Prompt 18?', 'right 18', '["wrong 18 a", "wrong 18 b", "wrong 18 c"]', 'Explanation 18.', 'Source 18', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'AK4vsmfEEupyHkKqDAxz9z', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '3QL0vPd9Iabq2Inw', 1, '''18'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('art-0019', 'art', 2, 'Prompt 19?', 'right 19', '["wrong 19 a", "wrong 19 b", "wrong 19 c"]', 'Explanation 19.', 'Source 19', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'wOb9-ofPX7VZSyQVLS45O-', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'LOHn22de-hg_bMGm', 1, '''19'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('music-0020', 'music', 3, 'Prompt 20?', 'right 20', '["wrong 20 a", "wrong 20 b", "wrong 20 c"]', 'Explanation 20.', 'Source 20', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'bYH3k3a4WeT187GAXDlKiY', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'XOBM8smyaK8HVkx9', 1, '''20'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('film-tv-0021', 'film-tv', 1, 'Prompt 21?', 'right 21', '["wrong 21 a", "wrong 21 b", "wrong 21 c"]', 'Explanation 21.', 'Source 21', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'fBzn9Pr1s7lz3UocsO4uNb', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'wRAU2CvsZV_80VTv', 1, '''21'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('sports-games-0022', 'sports-games', 2, 'Prompt 22?', 'right 22', '["wrong 22 a", "wrong 22 b", "wrong 22 c"]', 'Explanation 22.', 'Source 22', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'BXwhUUizW6cd_-s3mLyEZp', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'R3LikhO3dlTBC2_W', 1, '''22'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('food-drink-0023', 'food-drink', 3, 'Prompt 23?', 'right 23', '["wrong 23 a", "wrong 23 b", "wrong 23 c"]', 'Explanation 23.', 'Source 23', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JZ178a9ovv3rhzKTNOMsi1', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'gi7fClsCvH_qB4GH', 1, '''23'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('language-0024', 'language', 1, 'Prompt 24?', 'right 24', '["wrong 24 a", "wrong 24 b", "wrong 24 c"]', 'Explanation 24.', 'Source 24', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'hJmHUR7d7k63B6TdJUdOIZ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'w5pxzVil9sxzqGTy', 1, '''24'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('mythology-0025', 'mythology', 2, 'Prompt 25?', 'right 25', '["wrong 25 a", "wrong 25 b", "wrong 25 c"]', 'Explanation 25.', 'Source 25', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'SOlc8GBnZhBUS_b655rHRZ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '9GBQlv-yneWWmWm3', 1, '''25'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('technology-0026', 'technology', 3, 'Prompt 26?', 'right 26', '["wrong 26 a", "wrong 26 b", "wrong 26 c"]', 'Explanation 26.', 'Source 26', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'ISezJMG44TmoONfi981nsK', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '4aUyHhUfr_EfgMA2', 1, '''26'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('geography-0028', 'geography', 2, 'Prompt 28?', 'right 28', '["wrong 28 a", "wrong 28 b", "wrong 28 c"]', 'Explanation 28.', 'Source 28', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'NUNYzqW2RvmtdWBrIFqkg0', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'KPZ7XMZleBciKrTn', 1, '''28'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('history-0029', 'history', 3, 'Prompt 29?', 'right 29', '["wrong 29 a", "wrong 29 b", "wrong 29 c"]', 'Explanation 29.', 'Source 29', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'JmLQYwft41mw680ngKugCJ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'zOTHNR6bpmjR7nn4', 1, '''29'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('science-0030', 'science', 1, 'Prompt 30?', 'right 30', '["wrong 30 a", "wrong 30 b", "wrong 30 c"]', 'Explanation 30.', 'Source 30', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'uXJESh1nxKKr3TyEhPQugo', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '1jgNVCVvG_yIAOdA', 1, '''30'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('nature-0031', 'nature', 2, 'Prompt 31?', 'right 31', '["wrong 31 a", "wrong 31 b", "wrong 31 c"]', 'Explanation 31.', 'Source 31', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'KR06TBtuz_uj691kpSK59E', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'beEfTZKV8M3500SJ', 1, '''31'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('literature-0032', 'literature', 3, 'Prompt 32?', 'right 32', '["wrong 32 a", "wrong 32 b", "wrong 32 c"]', 'Explanation 32.', 'Source 32', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'x6Gw1X0YByOnB3iQITw1A3', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'uct9HOkQGIuNtcg9', 1, '''32'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('art-0033', 'art', 1, 'Prompt 33?', 'right 33', '["wrong 33 a", "wrong 33 b", "wrong 33 c"]', 'Explanation 33.', 'Source 33', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '0DtXBRpGMfqecObPdyVX_1', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'r9GiVI7b-uk2W9e5', 1, '''33'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('music-0034', 'music', 2, 'Prompt 34?', 'right 34', '["wrong 34 a", "wrong 34 b", "wrong 34 c"]', 'Explanation 34.', 'Source 34', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'GN-KSaF6yYl7zVy0bb-Hlx', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '-JLz4JKkN7bl5cIS', 1, '''34'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('film-tv-0035', 'film-tv', 3, 'Prompt 35?', 'right 35', '["wrong 35 a", "wrong 35 b", "wrong 35 c"]', 'Explanation 35.', 'Source 35', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'Ef824eOPIQ0mQsW3bAg_K4', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '6qoAbTdtjZXnYGBb', 1, '''35'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('sports-games-0036', 'sports-games', 1, 'Prompt 36?', 'right 36', '["wrong 36 a", "wrong 36 b", "wrong 36 c"]', 'Explanation 36.', 'Source 36', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'jeDpaHN1ABr_xy3gklPgVq', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'jE8XnYqoSp_9uyJn', 1, '''36'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('food-drink-0037', 'food-drink', 2, 'Prompt 37?', 'right 37', '["wrong 37 a", "wrong 37 b", "wrong 37 c"]', 'Explanation 37.', 'Source 37', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'Slws-qHgYkQLWiC0y4sY_W', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'yd3ZpzI4hxM5tZGU', 1, '''37'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('language-0038', 'language', 3, 'Prompt 38?', 'right 38', '["wrong 38 a", "wrong 38 b", "wrong 38 c"]', 'Explanation 38.', 'Source 38', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, '9KfZ_SHCwyZBDVWJGDLADZ', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'HsuDZtfafrrGP9KX', 1, '''38'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('mythology-0039', 'mythology', 1, 'Prompt 39?', 'right 39', '["wrong 39 a", "wrong 39 b", "wrong 39 c"]', 'Explanation 39.', 'Source 39', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'ZG8DFRW7PTV_whTMhMOKeF', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Z-n63jzdLAejRIJu', 1, '''39'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('technology-0040', 'technology', 2, 'Prompt 40?', 'right 40', '["wrong 40 a", "wrong 40 b", "wrong 40 c"]', 'Explanation 40.', 'Source 40', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'RJxsQCzqof6874ZTU6WHw6', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, '6xqQiKq6S5LtLD-3', 1, '''40'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('society-0041', 'society', 3, 'Prompt 41?', 'right 41', '["wrong 41 a", "wrong 41 b", "wrong 41 c"]', 'Explanation 41.', 'Source 41', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'xqHJ90on1E532rJKYpaQs0', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'i5bgb8FjazcO2n22', 1, '''41'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('society-0027', 'society', 1, 'Prompt 27?', 'right 27', '["wrong 27 a", "wrong 27 b", "wrong 27 c"]', 'Explained better.', 'Source 27', NULL, '["test"]', 'CC-BY-SA-4.0', NULL, 'FNYt-F0sv__DkoA2N3OWoU', 'bank', 2, 1767225600000, 1767225798603, NULL, true, NULL, '0TWW7CSw-szrLip4', 3, '''27'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong'''),
	('geography-0000', 'geography', 1, 'Prompt 0?', 'right 0', '["wrong 0 a", "wrong 0 b", "wrong 0 c"]', 'Explanation 0.', 'Source 0', NULL, '["test"]', 'CC-BY-SA-4.0', 1767225798603, 'pMhbbDK_aNXTjN8E758BwD', 'bank', 1, 1767225600000, NULL, NULL, false, NULL, 'Iw96kw6TUBJdpMeD', 4, '''0'' ''a'' ''b'' ''c'' ''prompt'' ''right'' ''source'' ''wrong''');
INSERT INTO public.quizzes VALUES
	('8ahBVwi6oyfs', 'zthwFwE4vELYS53s', 'Rivers', 'And a mountain', 'public', '[{"kind": "choice", "right": 1, "prompt": "Which river flows through Vienna?", "choices": ["Rhine", "Danube", "Elbe"], "explanation": "And through Budapest."}, {"kind": "typed", "prompt": "The highest mountain?", "accepted": ["Mount Everest"]}]', 1767225797603, 1767225797604, 1767225797603, 1767225798603, 1),
	('RjEVZ7hboiMZ', 'zthwFwE4vELYS53s', 'A draft', '', 'draft', '[]', 1767225798603, 1767225798603, NULL, NULL, 0);
INSERT INTO public.rating_history VALUES
	('9GuBys5caKkM75AY', '5mGDnTxxuX6Z', 1767225629275, 1000, 1020, NULL),
	('zthwFwE4vELYS53s', '5mGDnTxxuX6Z', 1767225629275, 1000, 980, NULL),
	('WaXut5wa5FLne3Hu', 'cYjT2u821isx', 1767225663550, 1000, 1019, NULL),
	('iHwYAgkBFSKT6PLj', 'WGRTDNUyMaiR', 1767225697825, 1000, 981, NULL),
	('9GuBys5caKkM75AY', 'WGRTDNUyMaiR', 1767225697825, 1020, 1039, NULL),
	('zthwFwE4vELYS53s', 'cYjT2u821isx', 1767225663550, 980, 961, 1767225798603),
	('zthwFwE4vELYS53s', NULL, 1767225798603, 961, 980, NULL);
INSERT INTO public.seen_questions VALUES
	('9GuBys5caKkM75AY', 'food-drink-0037', 1767225629275),
	('9GuBys5caKkM75AY', 'history-0029', 1767225629275),
	('9GuBys5caKkM75AY', 'literature-0032', 1767225629275),
	('9GuBys5caKkM75AY', 'society-0013', 1767225629275),
	('zthwFwE4vELYS53s', 'food-drink-0037', 1767225629275),
	('zthwFwE4vELYS53s', 'history-0029', 1767225629275),
	('zthwFwE4vELYS53s', 'literature-0032', 1767225629275),
	('zthwFwE4vELYS53s', 'music-0006', 1767225629275),
	('zthwFwE4vELYS53s', 'mythology-0039', 1767225629275),
	('zthwFwE4vELYS53s', 'nature-0031', 1767225629275),
	('zthwFwE4vELYS53s', 'society-0013', 1767225629275),
	('zthwFwE4vELYS53s', 'sports-games-0022', 1767225629275),
	('zthwFwE4vELYS53s', 'technology-0012', 1767225629275),
	('WaXut5wa5FLne3Hu', 'art-0019', 1767225663550),
	('WaXut5wa5FLne3Hu', 'food-drink-0023', 1767225663550),
	('WaXut5wa5FLne3Hu', 'geography-0014', 1767225663550),
	('WaXut5wa5FLne3Hu', 'history-0001', 1767225663550),
	('WaXut5wa5FLne3Hu', 'language-0010', 1767225663550),
	('WaXut5wa5FLne3Hu', 'literature-0018', 1767225663550),
	('WaXut5wa5FLne3Hu', 'mythology-0025', 1767225663550),
	('WaXut5wa5FLne3Hu', 'nature-0017', 1767225663550),
	('WaXut5wa5FLne3Hu', 'science-0030', 1767225663550),
	('WaXut5wa5FLne3Hu', 'society-0027', 1767225663550),
	('zthwFwE4vELYS53s', 'art-0019', 1767225663550),
	('zthwFwE4vELYS53s', 'food-drink-0023', 1767225663550),
	('zthwFwE4vELYS53s', 'geography-0014', 1767225663550),
	('zthwFwE4vELYS53s', 'history-0001', 1767225663550),
	('zthwFwE4vELYS53s', 'language-0010', 1767225663550),
	('zthwFwE4vELYS53s', 'literature-0018', 1767225663550),
	('zthwFwE4vELYS53s', 'mythology-0025', 1767225663550),
	('zthwFwE4vELYS53s', 'nature-0017', 1767225663550),
	('zthwFwE4vELYS53s', 'science-0030', 1767225663550),
	('zthwFwE4vELYS53s', 'society-0027', 1767225663550),
	('9GuBys5caKkM75AY', 'food-drink-0023', 1767225697825),
	('9GuBys5caKkM75AY', 'geography-0014', 1767225697825),
	('9GuBys5caKkM75AY', 'language-0010', 1767225697825),
	('9GuBys5caKkM75AY', 'music-0034', 1767225697825),
	('9GuBys5caKkM75AY', 'mythology-0025', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'food-drink-0023', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'geography-0014', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'language-0010', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'music-0034', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'mythology-0025', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'nature-0003', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'science-0030', 1767225697825),
	('iHwYAgkBFSKT6PLj', 'sports-games-0036', 1767225697825),
	('9GuBys5caKkM75AY', 'film-tv-0007', 1767225731100),
	('9GuBys5caKkM75AY', 'geography-0000', 1767225731100),
	('9GuBys5caKkM75AY', 'history-0015', 1767225731100),
	('9GuBys5caKkM75AY', 'language-0024', 1767225731100),
	('9GuBys5caKkM75AY', 'sports-games-0008', 1767225731100),
	('9GuBys5caKkM75AY', 'technology-0040', 1767225731100),
	('zthwFwE4vELYS53s', 'film-tv-0007', 1767225731100),
	('zthwFwE4vELYS53s', 'food-drink-0009', 1767225731100),
	('zthwFwE4vELYS53s', 'geography-0000', 1767225731100),
	('zthwFwE4vELYS53s', 'history-0015', 1767225731100),
	('zthwFwE4vELYS53s', 'language-0024', 1767225731100),
	('zthwFwE4vELYS53s', 'mythology-0011', 1767225731100),
	('zthwFwE4vELYS53s', 'science-0016', 1767225731100),
	('zthwFwE4vELYS53s', 'society-0041', 1767225731100),
	('zthwFwE4vELYS53s', 'sports-games-0008', 1767225731100),
	('zthwFwE4vELYS53s', 'technology-0040', 1767225731100),
	('9GuBys5caKkM75AY', 'art-0033', 1767225751103),
	('9GuBys5caKkM75AY', 'film-tv-0021', 1767225751103),
	('9GuBys5caKkM75AY', 'food-drink-0009', 1767225751103),
	('9GuBys5caKkM75AY', 'literature-0004', 1767225751103),
	('9GuBys5caKkM75AY', 'mythology-0011', 1767225751103),
	('9GuBys5caKkM75AY', 'nature-0031', 1767225751103),
	('9GuBys5caKkM75AY', 'science-0016', 1767225751103),
	('9GuBys5caKkM75AY', 'society-0041', 1767225751103),
	('9GuBys5caKkM75AY', 'sports-games-0022', 1767225751103),
	('9GuBys5caKkM75AY', 'technology-0012', 1767225751103),
	('iHwYAgkBFSKT6PLj', 'art-0033', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'film-tv-0021', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'food-drink-0009', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'literature-0004', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'mythology-0011', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'nature-0031', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'science-0016', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'society-0041', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'sports-games-0022', 1767225766103),
	('iHwYAgkBFSKT6PLj', 'technology-0012', 1767225766103),
	('9GuBys5caKkM75AY', 'literature-0018', 1767225776603),
	('9GuBys5caKkM75AY', 'music-0006', 1767225776603),
	('9GuBys5caKkM75AY', 'mythology-0039', 1767225776603),
	('9GuBys5caKkM75AY', 'nature-0003', 1767225776603),
	('9GuBys5caKkM75AY', 'science-0030', 1767225776603),
	('9GuBys5caKkM75AY', 'society-0027', 1767225776603),
	('9GuBys5caKkM75AY', 'sports-games-0036', 1767225776603),
	('zthwFwE4vELYS53s', 'art-0033', 1767225782603),
	('zthwFwE4vELYS53s', 'film-tv-0021', 1767225782603),
	('zthwFwE4vELYS53s', 'nature-0003', 1767225782603),
	('zthwFwE4vELYS53s', 'sports-games-0036', 1767225782603),
	('9GuBys5caKkM75AY', 'art-0019', 1767225790103),
	('9GuBys5caKkM75AY', 'geography-0028', 1767225790103),
	('9GuBys5caKkM75AY', 'history-0001', 1767225790103),
	('9GuBys5caKkM75AY', 'science-0002', 1767225790103),
	('9GuBys5caKkM75AY', 'technology-0026', 1767225790103),
	('iHwYAgkBFSKT6PLj', 'art-0019', 1767225797603),
	('iHwYAgkBFSKT6PLj', 'geography-0028', 1767225797603),
	('iHwYAgkBFSKT6PLj', 'history-0001', 1767225797603),
	('iHwYAgkBFSKT6PLj', 'science-0002', 1767225797603),
	('iHwYAgkBFSKT6PLj', 'technology-0026', 1767225797603);
INSERT INTO public.sessions VALUES
	('7RQj3MEn22fubDKz', 'WaXut5wa5FLne3Hu', 'LEyPukgePSPeWGySifyrxXslRMWlY8uhahmgV2OLOBI', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('YHoNeAfaeoRnaJxC', 'EftgxYNWgESJRfuF', 'b85U3LcgFRCOMQDCMpSi_8P3WEsyQM2qJXQUHRGP0r0', '2027-02-05 00:00:00+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00'),
	('H9nkFbXBbLgGj38y', '9GuBys5caKkM75AY', 'rxj4S_S__zBOLdat7pp0mYyMktcaxAOL1OIAabbWWlk', '2027-02-06 00:03:20.603+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-02 00:03:20.603+00'),
	('r6xapzuPCr3U4bXu', 'zthwFwE4vELYS53s', 'rIsAFj0xaUq_Bq23wX8xyfpGIAzXgG3UKowNFgp5w8w', '2027-02-06 00:03:20.603+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-02 00:03:20.603+00'),
	('MGXwVKikCpT7ySg6', 'sRE7FYiTwhhSXCqt', '3SgfN1an0OctMrWShcBu-qLnq7t9pjPip8Sj8pzm_6E', '2027-02-06 00:03:20.603+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-02 00:03:20.603+00'),
	('S5pv5sd3Z54LuWMY', 'iHwYAgkBFSKT6PLj', 'ruxnT2V8C2GlDz-ea9K_0Sq9GxfThKW4urT5K6tV8To', '2027-02-06 00:03:20.603+00', '', 'node', '2026-01-01 00:00:00+00', '2026-01-02 00:03:20.603+00');
INSERT INTO public.settings VALUES
	('bank', '"[{\"id\":\"geography-0000\",\"category\":\"geography\",\"prompt\":\"Prompt 0?\",\"answer\":\"right 0\",\"wrong\":[\"wrong 0 a\",\"wrong 0 b\",\"wrong 0 c\"],\"difficulty\":1,\"explanation\":\"Explanation 0.\",\"source\":\"Source 0\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"history-0001\",\"category\":\"history\",\"prompt\":\"Prompt 1?\",\"answer\":\"right 1\",\"wrong\":[\"wrong 1 a\",\"wrong 1 b\",\"wrong 1 c\"],\"difficulty\":2,\"explanation\":\"Explanation 1.\",\"source\":\"Source 1\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"science-0002\",\"category\":\"science\",\"prompt\":\"Prompt 2?\",\"answer\":\"right 2\",\"wrong\":[\"wrong 2 a\",\"wrong 2 b\",\"wrong 2 c\"],\"difficulty\":3,\"explanation\":\"Explanation 2.\",\"source\":\"Source 2\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"nature-0003\",\"category\":\"nature\",\"prompt\":\"Prompt 3?\",\"answer\":\"right 3\",\"wrong\":[\"wrong 3 a\",\"wrong 3 b\",\"wrong 3 c\"],\"difficulty\":1,\"explanation\":\"Explanation 3.\",\"source\":\"Source 3\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"literature-0004\",\"category\":\"literature\",\"prompt\":\"Prompt 4?\",\"answer\":\"right 4\",\"wrong\":[\"wrong 4 a\",\"wrong 4 b\",\"wrong 4 c\"],\"difficulty\":2,\"explanation\":\"Explanation 4.\",\"source\":\"Source 4\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"art-0005\",\"category\":\"art\",\"prompt\":\"Prompt 5?\",\"answer\":\"right 5\",\"wrong\":[\"wrong 5 a\",\"wrong 5 b\",\"wrong 5 c\"],\"difficulty\":3,\"explanation\":\"Explanation 5.\",\"source\":\"Source 5\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"music-0006\",\"category\":\"music\",\"prompt\":\"Prompt 6?\",\"answer\":\"right 6\",\"wrong\":[\"wrong 6 a\",\"wrong 6 b\",\"wrong 6 c\"],\"difficulty\":1,\"explanation\":\"Explanation 6.\",\"source\":\"Source 6\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"film-tv-0007\",\"category\":\"film-tv\",\"prompt\":\"Prompt 7?\",\"answer\":\"right 7\",\"wrong\":[\"wrong 7 a\",\"wrong 7 b\",\"wrong 7 c\"],\"difficulty\":2,\"explanation\":\"Explanation 7.\",\"source\":\"Source 7\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"sports-games-0008\",\"category\":\"sports-games\",\"prompt\":\"Prompt 8?\",\"answer\":\"right 8\",\"wrong\":[\"wrong 8 a\",\"wrong 8 b\",\"wrong 8 c\"],\"difficulty\":3,\"explanation\":\"Explanation 8.\",\"source\":\"Source 8\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"food-drink-0009\",\"category\":\"food-drink\",\"prompt\":\"Prompt 9?\",\"answer\":\"right 9\",\"wrong\":[\"wrong 9 a\",\"wrong 9 b\",\"wrong 9 c\"],\"difficulty\":1,\"explanation\":\"Explanation 9.\",\"source\":\"Source 9\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"language-0010\",\"category\":\"language\",\"prompt\":\"Prompt 10?\",\"answer\":\"right 10\",\"wrong\":[\"wrong 10 a\",\"wrong 10 b\",\"wrong 10 c\"],\"difficulty\":2,\"explanation\":\"Explanation 10.\",\"source\":\"Source 10\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"mythology-0011\",\"category\":\"mythology\",\"prompt\":\"Prompt 11?\",\"answer\":\"right 11\",\"wrong\":[\"wrong 11 a\",\"wrong 11 b\",\"wrong 11 c\"],\"difficulty\":3,\"explanation\":\"Explanation 11.\",\"source\":\"Source 11\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"technology-0012\",\"category\":\"technology\",\"prompt\":\"Prompt 12?\",\"answer\":\"right 12\",\"wrong\":[\"wrong 12 a\",\"wrong 12 b\",\"wrong 12 c\"],\"difficulty\":1,\"explanation\":\"Explanation 12.\",\"source\":\"Source 12\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"society-0013\",\"category\":\"society\",\"prompt\":\"Prompt 13?\",\"answer\":\"right 13\",\"wrong\":[\"wrong 13 a\",\"wrong 13 b\",\"wrong 13 c\"],\"difficulty\":2,\"explanation\":\"Explanation 13.\",\"source\":\"Source 13\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"geography-0014\",\"category\":\"geography\",\"prompt\":\"Prompt 14?\",\"answer\":\"right 14\",\"wrong\":[\"wrong 14 a\",\"wrong 14 b\",\"wrong 14 c\"],\"difficulty\":3,\"explanation\":\"Explanation 14.\",\"source\":\"Source 14\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"history-0015\",\"category\":\"history\",\"prompt\":\"Prompt 15?\",\"answer\":\"right 15\",\"wrong\":[\"wrong 15 a\",\"wrong 15 b\",\"wrong 15 c\"],\"difficulty\":1,\"explanation\":\"Explanation 15.\",\"source\":\"Source 15\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"science-0016\",\"category\":\"science\",\"prompt\":\"Prompt 16?\",\"answer\":\"right 16\",\"wrong\":[\"wrong 16 a\",\"wrong 16 b\",\"wrong 16 c\"],\"difficulty\":2,\"explanation\":\"Explanation 16.\",\"source\":\"Source 16\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"nature-0017\",\"category\":\"nature\",\"prompt\":\"Prompt 17?\",\"answer\":\"right 17\",\"wrong\":[\"wrong 17 a\",\"wrong 17 b\",\"wrong 17 c\"],\"difficulty\":3,\"explanation\":\"Explanation 17.\",\"source\":\"Source 17\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"literature-0018\",\"category\":\"literature\",\"prompt\":\"Prompt 18?\",\"answer\":\"right 18\",\"wrong\":[\"wrong 18 a\",\"wrong 18 b\",\"wrong 18 c\"],\"difficulty\":1,\"explanation\":\"Explanation 18.\",\"source\":\"Source 18\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"art-0019\",\"category\":\"art\",\"prompt\":\"Prompt 19?\",\"answer\":\"right 19\",\"wrong\":[\"wrong 19 a\",\"wrong 19 b\",\"wrong 19 c\"],\"difficulty\":2,\"explanation\":\"Explanation 19.\",\"source\":\"Source 19\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"music-0020\",\"category\":\"music\",\"prompt\":\"Prompt 20?\",\"answer\":\"right 20\",\"wrong\":[\"wrong 20 a\",\"wrong 20 b\",\"wrong 20 c\"],\"difficulty\":3,\"explanation\":\"Explanation 20.\",\"source\":\"Source 20\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"film-tv-0021\",\"category\":\"film-tv\",\"prompt\":\"Prompt 21?\",\"answer\":\"right 21\",\"wrong\":[\"wrong 21 a\",\"wrong 21 b\",\"wrong 21 c\"],\"difficulty\":1,\"explanation\":\"Explanation 21.\",\"source\":\"Source 21\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"sports-games-0022\",\"category\":\"sports-games\",\"prompt\":\"Prompt 22?\",\"answer\":\"right 22\",\"wrong\":[\"wrong 22 a\",\"wrong 22 b\",\"wrong 22 c\"],\"difficulty\":2,\"explanation\":\"Explanation 22.\",\"source\":\"Source 22\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"food-drink-0023\",\"category\":\"food-drink\",\"prompt\":\"Prompt 23?\",\"answer\":\"right 23\",\"wrong\":[\"wrong 23 a\",\"wrong 23 b\",\"wrong 23 c\"],\"difficulty\":3,\"explanation\":\"Explanation 23.\",\"source\":\"Source 23\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"language-0024\",\"category\":\"language\",\"prompt\":\"Prompt 24?\",\"answer\":\"right 24\",\"wrong\":[\"wrong 24 a\",\"wrong 24 b\",\"wrong 24 c\"],\"difficulty\":1,\"explanation\":\"Explanation 24.\",\"source\":\"Source 24\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"mythology-0025\",\"category\":\"mythology\",\"prompt\":\"Prompt 25?\",\"answer\":\"right 25\",\"wrong\":[\"wrong 25 a\",\"wrong 25 b\",\"wrong 25 c\"],\"difficulty\":2,\"explanation\":\"Explanation 25.\",\"source\":\"Source 25\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"technology-0026\",\"category\":\"technology\",\"prompt\":\"Prompt 26?\",\"answer\":\"right 26\",\"wrong\":[\"wrong 26 a\",\"wrong 26 b\",\"wrong 26 c\"],\"difficulty\":3,\"explanation\":\"Explanation 26.\",\"source\":\"Source 26\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"society-0027\",\"category\":\"society\",\"prompt\":\"Prompt 27?\",\"answer\":\"right 27\",\"wrong\":[\"wrong 27 a\",\"wrong 27 b\",\"wrong 27 c\"],\"difficulty\":1,\"explanation\":\"Explanation 27.\",\"source\":\"Source 27\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"geography-0028\",\"category\":\"geography\",\"prompt\":\"Prompt 28?\",\"answer\":\"right 28\",\"wrong\":[\"wrong 28 a\",\"wrong 28 b\",\"wrong 28 c\"],\"difficulty\":2,\"explanation\":\"Explanation 28.\",\"source\":\"Source 28\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"history-0029\",\"category\":\"history\",\"prompt\":\"Prompt 29?\",\"answer\":\"right 29\",\"wrong\":[\"wrong 29 a\",\"wrong 29 b\",\"wrong 29 c\"],\"difficulty\":3,\"explanation\":\"Explanation 29.\",\"source\":\"Source 29\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"science-0030\",\"category\":\"science\",\"prompt\":\"Prompt 30?\",\"answer\":\"right 30\",\"wrong\":[\"wrong 30 a\",\"wrong 30 b\",\"wrong 30 c\"],\"difficulty\":1,\"explanation\":\"Explanation 30.\",\"source\":\"Source 30\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"nature-0031\",\"category\":\"nature\",\"prompt\":\"Prompt 31?\",\"answer\":\"right 31\",\"wrong\":[\"wrong 31 a\",\"wrong 31 b\",\"wrong 31 c\"],\"difficulty\":2,\"explanation\":\"Explanation 31.\",\"source\":\"Source 31\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"literature-0032\",\"category\":\"literature\",\"prompt\":\"Prompt 32?\",\"answer\":\"right 32\",\"wrong\":[\"wrong 32 a\",\"wrong 32 b\",\"wrong 32 c\"],\"difficulty\":3,\"explanation\":\"Explanation 32.\",\"source\":\"Source 32\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"art-0033\",\"category\":\"art\",\"prompt\":\"Prompt 33?\",\"answer\":\"right 33\",\"wrong\":[\"wrong 33 a\",\"wrong 33 b\",\"wrong 33 c\"],\"difficulty\":1,\"explanation\":\"Explanation 33.\",\"source\":\"Source 33\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"music-0034\",\"category\":\"music\",\"prompt\":\"Prompt 34?\",\"answer\":\"right 34\",\"wrong\":[\"wrong 34 a\",\"wrong 34 b\",\"wrong 34 c\"],\"difficulty\":2,\"explanation\":\"Explanation 34.\",\"source\":\"Source 34\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"film-tv-0035\",\"category\":\"film-tv\",\"prompt\":\"Prompt 35?\",\"answer\":\"right 35\",\"wrong\":[\"wrong 35 a\",\"wrong 35 b\",\"wrong 35 c\"],\"difficulty\":3,\"explanation\":\"Explanation 35.\",\"source\":\"Source 35\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"sports-games-0036\",\"category\":\"sports-games\",\"prompt\":\"Prompt 36?\",\"answer\":\"right 36\",\"wrong\":[\"wrong 36 a\",\"wrong 36 b\",\"wrong 36 c\"],\"difficulty\":1,\"explanation\":\"Explanation 36.\",\"source\":\"Source 36\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"food-drink-0037\",\"category\":\"food-drink\",\"prompt\":\"Prompt 37?\",\"answer\":\"right 37\",\"wrong\":[\"wrong 37 a\",\"wrong 37 b\",\"wrong 37 c\"],\"difficulty\":2,\"explanation\":\"Explanation 37.\",\"source\":\"Source 37\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"language-0038\",\"category\":\"language\",\"prompt\":\"Prompt 38?\",\"answer\":\"right 38\",\"wrong\":[\"wrong 38 a\",\"wrong 38 b\",\"wrong 38 c\"],\"difficulty\":3,\"explanation\":\"Explanation 38.\",\"source\":\"Source 38\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"mythology-0039\",\"category\":\"mythology\",\"prompt\":\"Prompt 39?\",\"answer\":\"right 39\",\"wrong\":[\"wrong 39 a\",\"wrong 39 b\",\"wrong 39 c\"],\"difficulty\":1,\"explanation\":\"Explanation 39.\",\"source\":\"Source 39\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"technology-0040\",\"category\":\"technology\",\"prompt\":\"Prompt 40?\",\"answer\":\"right 40\",\"wrong\":[\"wrong 40 a\",\"wrong 40 b\",\"wrong 40 c\"],\"difficulty\":2,\"explanation\":\"Explanation 40.\",\"source\":\"Source 40\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"},{\"id\":\"society-0041\",\"category\":\"society\",\"prompt\":\"Prompt 41?\",\"answer\":\"right 41\",\"wrong\":[\"wrong 41 a\",\"wrong 41 b\",\"wrong 41 c\"],\"difficulty\":3,\"explanation\":\"Explanation 41.\",\"source\":\"Source 41\",\"tags\":[\"test\"],\"licence\":\"CC-BY-SA-4.0\"}]"'),
	('token-key', '"2-MF4URjW1HqeYObjU7vVHO4woGF16Q1CCGy7JR32Cg"');
INSERT INTO public.tallies VALUES
	('players', 5, 1),
	('players', 1, 1),
	('players', 7, 1),
	('players', 0, 1),
	('players', 8, 1),
	('players', 10, 1);
INSERT INTO public.user_achievements VALUES
	('9GuBys5caKkM75AY', 'first_victory', 1767225629275, NULL, NULL),
	('WaXut5wa5FLne3Hu', 'first_victory', 1767225663550, NULL, NULL),
	('9GuBys5caKkM75AY', 'flag_fan_south_america', 1767225798603, NULL, NULL),
	('9GuBys5caKkM75AY', 'country_explorer_south_america', 1767225798603, NULL, NULL);
INSERT INTO public.usernames VALUES
	('ada', '9GuBys5caKkM75AY', 'Ada', NULL),
	('ben', 'zthwFwE4vELYS53s', 'Ben', NULL),
	('cleo', 'sRE7FYiTwhhSXCqt', 'Cleo', NULL),
	('dora', 'WaXut5wa5FLne3Hu', 'Dora', NULL),
	('player-027570', 'EftgxYNWgESJRfuF', 'Player-027570', NULL),
	('rude-name', NULL, 'Rude-Name', 8640000000000000);
INSERT INTO public.users VALUES
	('sRE7FYiTwhhSXCqt', 'Cleo', 'profile1', 1000, 1767225600000, false, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'admin', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]'),
	('9GuBys5caKkM75AY', 'Ada', 'profile7', 1039, 1767225600000, false, '["first_victory", "flag_fan_south_america", "country_explorer_south_america"]', 2, 0, 0, 2, 42, 14, 2, 2, 1, 19, '{"Survival": 6}', '{"south-america": 14}', '{"south-america": 12}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[{"at": 1767225798603, "id": "report-3", "kind": "report-closed", "about": "Prompt 18?", "answer": "It is so.", "outcome": "kept"}]'),
	('WaXut5wa5FLne3Hu', 'Dora', 'profile1', 1019, 1767225600000, false, '["first_victory"]', 1, 0, 0, 1, 9, 0, 1, 1, 0, 19, '{}', '{}', '{}', 'player', 8640000000000000, 'answers by a program', '{}', NULL, NULL, NULL, NULL, '[]'),
	('EftgxYNWgESJRfuF', 'Player-027570', 'profile1', 1000, 1767225600000, false, '[]', 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[{"at": 1767225798603, "id": "name-5", "kind": "name-reset", "reason": "rude", "username": "Player-027570"}]'),
	('zthwFwE4vELYS53s', 'Ben', 'profile1', 980, 1767225600000, false, '[]', 0, 2, 0, 2, 21, 0, 0, 0, 0, -19, '{"Survival": 3}', '{}', '{}', 'admin', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[{"at": 1767225798603, "id": "quiz-2", "kind": "quiz-reviewed", "title": "Rivers", "quizId": "8ahBVwi6oyfs", "reason": null, "outcome": "published"}, {"at": 1767225798603, "id": "1767225798603-1", "kind": "rating-corrected", "after": 980, "games": 1, "before": 961}]'),
	('iHwYAgkBFSKT6PLj', 'Guest', 'profile1', 981, 1767225600000, true, '[]', 0, 1, 0, 1, 8, 0, 0, 0, 0, -19, '{}', '{}', '{}', 'player', NULL, NULL, '{}', NULL, NULL, NULL, NULL, '[]');
SELECT pg_catalog.setval('public.audit_log_id_seq', 8, true);
SELECT pg_catalog.setval('public.fair_play_evidence_id_seq', 1, false);
SELECT pg_catalog.setval('public.message_replies_id_seq', 1, false);
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
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (uid, device_hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.login_tries
    ADD CONSTRAINT login_tries_pkey PRIMARY KEY (door);
ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_email_key UNIQUE (email);
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
CREATE INDEX games_running ON public.games USING btree (opened_at) WHERE (ended_at IS NULL);
CREATE INDEX games_settled_at ON public.games USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX games_unsettled ON public.games USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX login_tries_first_at ON public.login_tries USING btree (first_at);
CREATE INDEX message_replies_message ON public.message_replies USING btree (message_id, id);
CREATE INDEX messages_at ON public.messages USING btree (at);
CREATE INDEX messages_closed ON public.messages USING btree (at DESC, id DESC) WHERE (closed_at IS NOT NULL);
CREATE INDEX messages_closed_at ON public.messages USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX messages_open ON public.messages USING btree (at DESC, id DESC) WHERE (closed_at IS NULL);
CREATE INDEX messages_uid ON public.messages USING btree (uid);
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
CREATE INDEX users_admins ON public.users USING btree (username) WHERE (role = 'admin'::text);
CREATE INDEX users_banned ON public.users USING btree (banned_until, uid) WHERE (banned_until IS NOT NULL);
CREATE INDEX users_leaving ON public.users USING btree (deletion_at) WHERE (deletion_at IS NOT NULL);
CREATE INDEX users_merged ON public.users USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, uid DESC) WHERE ((NOT is_anonymous) AND (deleted_at IS NULL) AND (created_at IS NOT NULL));
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
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.logins
    ADD CONSTRAINT logins_id_fkey FOREIGN KEY (id) REFERENCES public.users(uid) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_replies
    ADD CONSTRAINT message_replies_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES public.users(uid);
ALTER TABLE ONLY public.message_replies
    ADD CONSTRAINT message_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_uid_fkey FOREIGN KEY (uid) REFERENCES public.users(uid);
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
