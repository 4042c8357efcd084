#!/usr/bin/env python3
"""Learns from one round of a run of `./orrery learn`, on a GPU where there is one.

    python3 tools/learn/learner.py <folder of the run>

Does with PyTorch what inNode.ts and trainer.ts do in Node, from the same files: plan.json, the lessons of the latest
rounds (lessons.ts tells their layout) and `trainer` (trainerFile.ts). It draws the same batches, and learner.test.ts
finds the same weights. The last line it writes is JSON: the mean errors, and how many samples it learned in a second.
Needs torch and numpy.
"""

import json
import math
import os
import sys
import time

import numpy as np
import torch
from torch.nn import functional

# As in trainer.ts, inNode.ts and judge.ts.
IMPORTANCE = (1, 0.5)
RETENTION, STEADINESS, TINY = 0.9, 0.999, 1e-8
DECAY = 0.01
SLOWNESS = 0.999
# In millionths.
RATE_FIRST, RATE_LAST = 1000, 50
SEED_STRIDE = 7919
SURENESS = 1.5
OUTPUTS = 2

WORDS = 1 << 32
MASK = WORDS - 1
HEAD = np.dtype("<f8")
FLOAT = np.dtype("<f4")
WORD = np.dtype("<u4")
HALF = np.dtype("<u2")


class Generator:
    """The generator `seeded` of src/kernel/match/rng.ts (sfc32)."""

    def __init__(self, seed):
        self.words = (seed & MASK, int(seed / WORDS) & MASK, 0x9E3779B9, 1)
        self.ints(12, 2)

    def ints(self, count, below):
        """So many uniform whole numbers from 0 to `below` - 1."""
        a, b, c, counter = self.words
        even = WORDS - WORDS % below
        drawn = []
        while len(drawn) < count:
            word = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) | (c >> 11)) + word) & MASK
            if word < even:
                drawn.append(word % below)
        self.words = (a, b, c, counter)
        return drawn


class Lesson:
    """The positions of several rounds as one lesson."""

    def __init__(self, files, device):
        parts = [read_lesson(file) for file in files]
        ends = np.cumsum([0] + [len(features) for _, _, _, features in parts])
        starts = [starts[:-1] + end for (starts, _, _, _), end in zip(parts, ends)]
        self.starts = np.concatenate(starts + [ends[-1:]])
        self.lengths = np.diff(self.starts)
        self.newest = len(parts[0][1])
        self.count = len(self.lengths)
        # PyTorch has no whole numbers of 16 bits without a sign; bags_of() takes the sign away.
        features = np.concatenate([features for _, _, _, features in parts]).view(np.int16)
        self.features = torch.from_numpy(features).to(device)
        self.begins = torch.from_numpy(self.starts[:-1]).to(device)
        self.sizes = torch.from_numpy(self.lengths).to(device)
        self.hints = torch.from_numpy(np.concatenate([hints for _, hints, _, _ in parts])).to(device)
        self.targets = torch.from_numpy(np.concatenate([targets for _, _, targets, _ in parts])).to(device)

    def bags_of(self, positions, total):
        """The features of some positions, `total` in all, one after the other, and where those of each begin."""
        sizes = self.sizes[positions]
        offsets = torch.cumsum(sizes, 0) - sizes
        shifts = torch.repeat_interleave(self.begins[positions] - offsets, sizes, output_size=total)
        places = shifts + torch.arange(total, device=shifts.device)
        return self.features[places].int() & 0xFFFF, offsets.int()


def read_lesson(file):
    """Begins, hints, targets and features, as lessons.ts wrote them."""
    with open(file, "rb") as stream:
        positions, features = (int(count) for count in np.fromfile(stream, WORD, 2))
        starts = np.fromfile(stream, WORD, positions + 1).astype(np.int64)
        hints = np.fromfile(stream, FLOAT, positions)
        targets = np.fromfile(stream, FLOAT, positions * OUTPUTS).reshape(positions, OUTPUTS)
        return starts, hints, targets, np.fromfile(stream, HALF, features)


class Trainer:
    """A net in training, read from the file `trainer`; trainerFile.ts tells its layout."""

    def __init__(self, folder, hidden, middle, device):
        self.file = os.path.join(folder, "trainer")
        with open(self.file, "rb") as stream:
            rounds, steps = np.fromfile(stream, HEAD, 2)
            numbers = np.fromfile(stream, FLOAT)
        self.rounds, self.steps = int(rounds), int(steps)
        self.shapes = shapes_of(numbers.size // 4, hidden, middle)
        self.sizes = [math.prod(shape) for shape in self.shapes]
        if numbers.size != 4 * sum(self.sizes):
            raise SystemExit(f"{self.file} was not made for the plan beside it")
        memory = (torch.from_numpy(part).to(device) for part in self.apart(numbers))
        self.weights, self.averages, self.means, self.squares = memory
        self.gradients = torch.zeros_like(self.weights)
        self.layers = self.layers_of(self.weights)
        for layer, gradients in zip(self.layers, self.layers_of(self.gradients)):
            layer.requires_grad_()
            layer.grad = gradients

    def layers_of(self, numbers):
        parts = torch.split(numbers, self.sizes)
        return [part.detach().view(shape) for part, shape in zip(parts, self.shapes)]

    def apart(self, numbers):
        """Four lists, each of all layers, from the layers of the file, each of four lists."""
        layers = np.split(numbers, 4 * np.cumsum(self.sizes)[:-1])
        quarters = [layer.reshape(4, -1) for layer in layers]
        return [np.concatenate([quarter[i] for quarter in quarters]) for i in range(4)]

    def write(self):
        """Replaces the file by what one more round has led to, whole or not at all."""
        memory = (self.weights, self.averages, self.means, self.squares)
        ends = np.cumsum(self.sizes)[:-1]
        layers = zip(*(np.split(part.cpu().numpy(), ends) for part in memory))
        with open(f"{self.file}.new", "wb") as stream:
            stream.write(np.array([self.rounds + 1, self.steps], HEAD).tobytes())
            for layer in layers:
                for part in layer:
                    stream.write(part.astype(FLOAT).tobytes())
        os.replace(f"{self.file}.new", self.file)

    def say(self, features, offsets):
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = functional.embedding_bag(features, first, offsets, mode="sum") + first_bias
        middle = torch.addmm(second_bias, torch.relu(hidden), second)
        return torch.addmm(last_bias, torch.relu(middle), last)

    def learn(self, lesson, positions, total, rate):
        """Learns from some positions of a lesson; returns the mean errors of lead and chance."""
        said = self.say(*lesson.bags_of(positions, total))
        hints, targets = lesson.hints[positions], lesson.targets[positions]
        leads, wins = hints + said[:, 0], SURENESS * hints + said[:, 1]
        off = functional.smooth_l1_loss(leads, targets[:, 0])
        doubt = functional.binary_cross_entropy_with_logits(wins, targets[:, 1])
        (IMPORTANCE[0] * off + IMPORTANCE[1] * doubt).backward()
        self.step(rate)
        return torch.stack(((leads - targets[:, 0]).abs().mean(), doubt)).detach()

    @torch.no_grad()
    def step(self, rate):
        """AdamW, and the averages that are played with."""
        self.steps += 1
        warm = math.sqrt(1 - STEADINESS**self.steps) / (1 - RETENTION**self.steps)
        slowness = min(SLOWNESS, self.steps / (self.steps + 10))
        self.means.mul_(RETENTION).add_(self.gradients, alpha=1 - RETENTION)
        self.squares.mul_(STEADINESS).addcmul_(self.gradients, self.gradients, value=1 - STEADINESS)
        spread = self.squares.sqrt().add_(TINY)
        self.weights.mul_(1 - rate * DECAY).addcdiv_(self.means, spread, value=-rate * warm)
        self.averages.mul_(slowness).add_(self.weights, alpha=1 - slowness)
        self.gradients.zero_()


def shapes_of(count, hidden, middle):
    """The layers of a net of so many weights, in the order of the file."""
    others = [(hidden,), (hidden, middle), (middle,), (middle, OUTPUTS), (OUTPUTS,)]
    inputs = (count - sum(math.prod(shape) for shape in others)) // hidden
    return [(inputs, hidden)] + others


def batches_of(plan, lesson, round_):
    """The positions of every batch of a round."""
    steps = max(1, math.floor(lesson.newest * plan["uses"] / plan["batch"] + 0.5))
    generator = Generator(plan["seed"] + SEED_STRIDE * (round_ + 1))
    drawn = generator.ints(steps * plan["batch"], lesson.count)
    return np.array(drawn, np.int64).reshape(steps, plan["batch"])


def learn_round(folder, device):
    with open(os.path.join(folder, "plan.json"), encoding="utf-8") as stream:
        plan = json.load(stream)
    trainer = Trainer(folder, plan["hidden"], plan["middle"], device)
    round_ = trainer.rounds
    rounds = range(round_, max(-1, round_ - plan["memory"]), -1)
    lesson = Lesson([os.path.join(folder, f"round-{one}.lesson") for one in rounds], device)
    first = plan.get("rate", RATE_FIRST)
    rate = first / 1e6 * (RATE_LAST / first) ** min(1, round_ / plan["cooling"])
    began = time.perf_counter()
    batches = batches_of(plan, lesson, round_)
    totals = lesson.lengths[batches].sum(1).tolist()
    errors = torch.zeros(OUTPUTS, device=device)
    for positions, total in zip(torch.from_numpy(batches).to(device), totals):
        errors += trainer.learn(lesson, positions, total, rate)
    errors = (errors / len(batches)).tolist()
    speed = batches.size / (time.perf_counter() - began)
    return trainer, {"errors": errors, "samplesPerSecond": round(speed)}


def main():
    parent = os.getppid()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    # The other cores play the next round; threads that wait for each other there take ten times as long as one.
    if "OMP_NUM_THREADS" not in os.environ:
        torch.set_num_threads(1)
    trainer, report = learn_round(sys.argv[1], device)
    # Whoever goes on with a run that was ended meanwhile starts a learner of its own.
    if os.getppid() == parent:
        trainer.write()
        print(json.dumps({**report, "device": device.type}))


if __name__ == "__main__":
    main()
