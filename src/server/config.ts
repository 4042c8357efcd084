/** How a server is run. */
export interface Config {
  /** Where everything is kept. */
  readonly data: string;
  /** The built pages. */
  readonly pages: string;
  /** The address people use, such as `https://games.example.org`; without it any that reaches the server. */
  readonly origin?: string;
  /** Whether a reverse proxy in front says who asks (`X-Forwarded-*`). */
  readonly proxy?: boolean;
  /** Whether new accounts can be made. */
  readonly accounts?: boolean;
  /** Where it is told whose turn it is. */
  readonly webhook?: string;
  readonly logLevel?: string;
  /** Threads in which bots think, and how many milliseconds a decision may take. */
  readonly botThreads?: number;
  readonly botTime?: number;
  /** How many times the usual allowance everybody has. */
  readonly pace?: number;
}
