/** A context that plays nothing and remembers what was scheduled, for tests. */

/** Something that sounds from one moment to another. */
export interface FakeSource {
  started?: number;
  stopped?: number;
}

/** A change of a value: how, to what, and when. */
export type Change = readonly [how: 'set' | 'line' | 'curve' | 'near', value: number, at: number];

export interface FakeContext {
  readonly context: BaseAudioContext;
  readonly sources: readonly FakeSource[];
  /** The changes of every value that changes. */
  readonly curves: readonly (readonly Change[])[];
}

const SAMPLE_RATE = 1000;

export function fakeContext(currentTime: number): FakeContext {
  const sources: FakeSource[] = [];
  const curves: Change[][] = [];
  const param = (): object => {
    const changes: Change[] = [];
    const change = (how: Change[0]) => (value: number, at: number) => {
      if (changes.length === 0) curves.push(changes);
      changes.push([how, value, at]);
    };
    return {
      value: 0,
      setValueAtTime: change('set'),
      linearRampToValueAtTime: change('line'),
      exponentialRampToValueAtTime: change('curve'),
      setTargetAtTime: change('near'),
    };
  };
  const node = (parts: object = {}): object => ({ connect: (to: object) => to, ...parts });
  const source = (parts: object): object => {
    const fake: FakeSource = {};
    sources.push(fake);
    const start = (at: number): void => {
      fake.started = at;
    };
    const stop = (at: number): void => {
      fake.stopped = at;
    };
    return node({ ...parts, start, stop });
  };
  const context = {
    currentTime,
    sampleRate: SAMPLE_RATE,
    destination: node(),
    createGain: () => node({ gain: param() }),
    createConvolver: () => node({ buffer: null }),
    createWaveShaper: () => node({ curve: null }),
    createStereoPanner: () => node({ pan: param() }),
    createBiquadFilter: () => node({ type: 'lowpass', Q: param(), frequency: param() }),
    createOscillator: () => source({ type: 'sine', detune: param(), frequency: param() }),
    createBufferSource: () => source({ buffer: null, loop: false }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context: context as unknown as BaseAudioContext, sources, curves }; // all that is asked of one here
}
