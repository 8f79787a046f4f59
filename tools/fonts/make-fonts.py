"""Subsets the site's fonts. Run only when the typefaces or the alphabet change; the results are committed.

Needs `pip install fonttools brotli` and the unpacked npm packages @fontsource-variable/vollkorn and inter-ui 4
(both SIL Open Font License 1.1):

    python tools/fonts/make-fonts.py <vollkorn/files> <inter-ui/variable/InterVariable.woff2>

A page loads one file with both typefaces. Weights 400 to 700 are Inter (body text). At weight 720 (headings, prices)
the feature `rvrn` replaces every glyph by the one of Vollkorn (one weight, lining numerals). CSS declares the file twice:
as `inter`, 400 to 700, and as `vollkorn`, 720. Two files would need a second connection.

`basic` covers English; `west`, `east`, `greek` and `cyrillic` cover foreign names on English pages; a country page loads
one file with English and its group of languages (LANGUAGES); `names` has the countries' own names. TTF copies for images go to scripts/build/fonts.
"""
import io
import logging
import os
import re
import sys
import tempfile
from types import SimpleNamespace

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer
from fontTools.varLib.builder import buildVarIdxMap
from fontTools.varLib.featureVars import addFeatureVariations
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap

logging.disable(logging.CRITICAL)
RARE = '[]\\^`{|}~<>'
QUOTES = '„‚«»'  # quotation marks of other languages
BASIC = ''.join(char for char in map(chr, range(32, 127)) if char not in RARE) + '\u00a0£€©·×–—‘’“”…→é'
WEST = RARE + '←−„‚‹›' + ''.join(char for char in map(chr, range(0xA1, 0x100)) if char not in BASIC)
NEVER_IN_HEADINGS = '_#@=*←−'  # taken from Inter there
EAST = ''.join(map(chr, range(0x100, 0x180))) + 'ȘșȚțẞ'
GREEK = ''.join(map(chr, range(0x370, 0x400)))
CYRILLIC = ''.join(map(chr, range(0x400, 0x460)))


def both_cases(letters):
    return letters + ''.join(char.upper() for char in letters if char != 'ß')


LANGUAGES = {
    # Includes letters of foreign names on these pages.
    'german': both_cases('äöüßşć') + 'ẞ§',
    'romance': both_cases('àâæçèéêëîïôœùûüÿìíòóáñúãõ') + '¿¡ªº',
    'nordic': both_cases('åäöæøéèóòôüõšžðþýáíúà'),
    'central': both_cases('áčďéěíňóřšťúůýžöüőűąćęłńśźżäĺľôŕđ'),
    'baltic': both_cases('āčēģīķļņšūžąęėįųăâîșț'),
    'greek': ''.join(char for char in map(chr, range(0x384, 0x3CF)) if char.isprintable()),
    'cyrillic': ''.join(map(chr, range(0x410, 0x450))).translate(dict.fromkeys(map(ord, 'ЫыЭэ'))),
}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']
# Language systems with their own forms, limited to the site's languages.
LANGUAGE_SYSTEMS = ['DFLT.dflt', 'latn.dflt', 'latn.PLK ', 'latn.ROM ', 'cyrl.dflt', 'grek.dflt']
LINING = [('lnum', None)]
BULGARIAN = [*LINING, ('locl', 'BGR ')]
UNITS_PER_EM = 500  # Half of Vollkorn's, a quarter of Inter's: saves a sixth of the file, errs by a tenth of a pixel at most.
KERNING_MIN = 4  # in these units: less than a hundredth of the size is invisible
DISPLAY_WEIGHT = 720
SWAP_WEIGHT = 710  # above the boldest text, below the headings
SOURCES = ('latin', 'latin-ext', 'greek', 'cyrillic')


def cut(source, text, limits, forms=(), features=FEATURES):
    """`forms`: features, each with a language or None, whose glyphs replace the default ones."""
    font = TTFont(source)
    for tag, language in forms:
        swaps = {}
        for lookup in lookups_of(font, tag, language):
            for table in lookup.SubTable:
                swaps.update(getattr(getattr(table, 'ExtSubTable', table), 'mapping', {}))
        for table in font['cmap'].tables:
            table.cmap.update({code: swaps[name] for code, name in table.cmap.items() if name in swaps})
    options = subset.Options()
    options.layout_features = features
    options.layout_scripts = LANGUAGE_SYSTEMS
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(char) for char in text])
    cutter.subset(font)
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return instancer.instantiateVariableFont(TTFont(buffer), limits)


def lookups_of(font, tag, language):
    if 'GSUB' not in font:
        return []
    table = font['GSUB'].table
    if language is None:
        features = table.FeatureList.FeatureRecord
    else:
        systems = [record.LangSys for script in table.ScriptList.ScriptRecord for record in script.Script.LangSysRecord if record.LangSysTag == language]
        features = [table.FeatureList.FeatureRecord[index] for system in systems for index in system.FeatureIndex]
    return [table.LookupList.Lookup[index] for record in features if record.FeatureTag == tag for index in record.Feature.LookupListIndex]


def reopened(font):
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def display(vollkorn, text, forms):
    """Vollkorn has one file per alphabet: extracts one weight of each and merges them."""
    left = set(text)
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for source in SOURCES:
            path = f'{vollkorn}/vollkorn-{source}-wght-normal.woff2'
            here = {char for char in left if ord(char) in TTFont(path).getBestCmap()}
            left = left - here
            if here:
                parts.append(f'{folder}/{source}.ttf')
                reopened(cut(path, ''.join(sorted(here)), {'wght': DISPLAY_WEIGHT}, forms, features=['kern', 'locl'])).save(parts[-1])
        font = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
        font = reopened(font)
    font.setGlyphOrder([f'display.{name}' for name in font.getGlyphOrder()])  # before any table is read by glyph name
    return font


def both(vollkorn, inter, text, features=FEATURES, forms=LINING):
    """Merges Inter with Vollkorn at the weight after Inter's last."""
    font = reopened(cut(inter, text, {'wght': (400, DISPLAY_WEIGHT), 'opsz': 14}, features=features))
    scale_upem(font, UNITS_PER_EM)
    plain_kerning(font)
    twin = display(vollkorn, ''.join(char for char in text if char not in NEVER_IN_HEADINGS + RARE), forms)
    scale_upem(twin, UNITS_PER_EM)
    plain_kerning(twin)
    own, theirs = font.getBestCmap(), twin.getBestCmap()
    add_glyphs(font, twin)
    for tag in ('MVAR', 'STAT'):
        del font[tag]  # underlines that grow with the weight, names for a font menu
    for tag in ('GSUB', 'GPOS'):
        if tag in twin:
            font[tag].table = joined_layout(font[tag].table if tag in font else None, twin[tag].table)
    start = normalizeValue(SWAP_WEIGHT, (400, 400, DISPLAY_WEIGHT))
    if 'avar' in font:
        start = piecewiseLinearMap(start, font['avar'].segments['wght'])
    swaps = {own[code]: theirs[code] for code in own if code in theirs}
    addFeatureVariations(font, [([{'wght': (start, 1)}], swaps)], featureTag='rvrn')
    return font


def plain_kerning(font):
    """One value per pair for all weights, without invisibly small ones."""
    for lookup in font['GPOS'].table.LookupList.Lookup if 'GPOS' in font and font['GPOS'].table.LookupList else []:
        for rule in lookup.SubTable:
            rule = getattr(rule, 'ExtSubTable', rule)
            if type(rule).__name__ != 'PairPos':
                continue
            if rule.Format == 1:
                for group in rule.PairSet:
                    group.PairValueRecord = [pair for pair in group.PairValueRecord if abs(pair.Value1.XAdvance) >= KERNING_MIN]
                    group.PairValueCount = len(group.PairValueRecord)
                values = [pair.Value1 for group in rule.PairSet for pair in group.PairValueRecord]
            else:
                values = [pair.Value1 for row in rule.Class1Record for pair in row.Class2Record if pair.Value1]
            for value in values:
                if abs(value.XAdvance) < KERNING_MIN:
                    value.XAdvance = 0
                if hasattr(value, 'XAdvDevice'):
                    del value.XAdvDevice
            rule.ValueFormat1 = 4


def add_glyphs(font, twin):
    old, added = font.getGlyphOrder(), twin.getGlyphOrder()
    order = [*old, *added]
    font['glyf'].setGlyphOrder(order)
    font.setGlyphOrder(order)
    for name in added:
        font['glyf'][name] = twin['glyf'][name]
        font['hmtx'][name] = twin['hmtx'][name]
        font['gvar'].variations[name] = []
    store = font['HVAR'].table
    rows = store.VarStore.VarData[0]
    indices = store.AdvWidthMap.mapping if store.AdvWidthMap else {name: index for index, name in enumerate(old)}
    rows.Item.append([0] * rows.VarRegionCount)
    rows.ItemCount = len(rows.Item)
    steady = len(rows.Item) - 1
    store.AdvWidthMap = buildVarIdxMap([indices.get(name, steady) for name in order], order)
    font['maxp'].numGlyphs = len(order)


def joined_layout(table, other):
    """Merges scripts, languages, features and lookups. The fonts share no glyph, so lookup order does not matter."""
    if table is None:
        table = SimpleNamespace(ScriptList=SimpleNamespace(ScriptRecord=[]), FeatureList=SimpleNamespace(FeatureRecord=[]), LookupList=SimpleNamespace(Lookup=[]))
    offset = len(table.LookupList.Lookup)
    parts = [language_systems(table, 0), language_systems(other, offset)]
    named = {key for part in parts for key in part} | {('DFLT', None)}
    keys = sorted(named | {(script, None) for script, _ in named}, key=lambda key: (key[0], key[1] or ''))
    merged = {key: [feature for part in parts for feature in nearest(part, *key)] for key in keys}
    result = otTables.GSUB() if isinstance(other, otTables.GSUB) else otTables.GPOS()
    result.Version = 0x00010000
    result.LookupList = otTables.LookupList()
    result.LookupList.Lookup = [*table.LookupList.Lookup, *other.LookupList.Lookup]
    rules = (getattr(rule, 'ExtSubTable', rule) for lookup in other.LookupList.Lookup for rule in lookup.SubTable)
    if any('Context' in type(rule).__name__ for rule in rules):
        raise ValueError('a contextual rule of Vollkorn would point at the wrong lookup')
    result.LookupList.LookupCount = len(result.LookupList.Lookup)
    features = {}
    for key in keys:
        by_tag = {}
        for tag, lookups in merged[key]:
            by_tag.setdefault(tag, []).extend(lookups)
        merged[key] = [(tag, tuple(sorted(set(lookups)))) for tag, lookups in sorted(by_tag.items())]
        for feature in merged[key]:
            features.setdefault(feature, None)
    ordered = sorted(features)
    result.FeatureList = otTables.FeatureList()
    result.FeatureList.FeatureRecord = []
    for tag, lookups in ordered:
        record = otTables.FeatureRecord()
        record.FeatureTag = tag
        record.Feature = otTables.Feature()
        record.Feature.FeatureParams = None
        record.Feature.LookupListIndex = list(lookups)
        record.Feature.LookupCount = len(lookups)
        result.FeatureList.FeatureRecord.append(record)
    result.FeatureList.FeatureCount = len(ordered)
    result.ScriptList = otTables.ScriptList()
    result.ScriptList.ScriptRecord = []
    for script in sorted({key[0] for key in keys}):
        record = otTables.ScriptRecord()
        record.ScriptTag = script
        record.Script = otTables.Script()
        record.Script.LangSysRecord = []
        record.Script.DefaultLangSys = None
        for key in keys:
            if key[0] != script:
                continue
            system = otTables.LangSys()
            system.LookupOrder = None
            system.ReqFeatureIndex = 0xFFFF
            system.FeatureIndex = [ordered.index(feature) for feature in merged[key]]
            system.FeatureCount = len(system.FeatureIndex)
            if key[1] is None:
                record.Script.DefaultLangSys = system
            else:
                language = otTables.LangSysRecord()
                language.LangSysTag = key[1]
                language.LangSys = system
                record.Script.LangSysRecord.append(language)
        record.Script.LangSysCount = len(record.Script.LangSysRecord)
        result.ScriptList.ScriptRecord.append(record)
    result.ScriptList.ScriptCount = len(result.ScriptList.ScriptRecord)
    return result


def language_systems(table, shift):
    found = {}
    for record in table.ScriptList.ScriptRecord:
        systems = [(None, record.Script.DefaultLangSys), *((item.LangSysTag, item.LangSys) for item in record.Script.LangSysRecord)]
        for language, system in systems:
            if system:
                features = [table.FeatureList.FeatureRecord[index] for index in system.FeatureIndex]
                found[record.ScriptTag, language] = [(item.FeatureTag, [index + shift for index in item.Feature.LookupListIndex]) for item in features]
    return found


def nearest(systems, script, language):
    for key in ((script, language), (script, None), ('DFLT', None)):
        if key in systems:
            return systems[key]
    return []


def save(font, name):
    font['fvar'].instances = []
    font['name'].names = [record for record in font['name'].names if record.nameID < 256 or record.nameID == font['fvar'].axes[0].axisNameID]
    font.flavor = 'woff2'
    out = f'src/ui/fonts/{name}.woff2'
    font.save(out)
    print(out, os.path.getsize(out), 'bytes,', len(font.getBestCmap()), 'characters')


def for_names(inter):
    """One weight of Inter, for the list of countries on /locations."""
    with open('src/domain/markets.ts', encoding='utf-8') as table:
        names = re.findall(r"^  market\(.*'([^']+)'\),$", table.read(), re.MULTILINE)
    font = cut(inter, ''.join(sorted(set(' '.join(names)))), {'wght': 430, 'opsz': 14}, features=['kern'])
    font.flavor = 'woff2'
    font.save('src/ui/fonts/names.woff2')


def for_pictures(vollkorn, inter):
    plans = [('latin', BASIC + WEST + EAST), ('latin-ext', WEST + EAST), ('greek', GREEK), ('cyrillic', CYRILLIC)]
    for family, weights in (('display', [DISPLAY_WEIGHT]), ('text', [450, 650])):
        for weight in weights:
            for script, text in plans:
                if family == 'display':
                    forms = BULGARIAN if script == 'cyrillic' else LINING
                    font = cut(f'{vollkorn}/vollkorn-{script}-wght-normal.woff2', text, {'wght': weight}, forms)
                else:
                    font = cut(inter, text, {'wght': weight, 'opsz': 14})
                title = f'{"Vollkorn" if family == "display" else "Inter"}{weight}{script}'.replace('-', '')
                for record in list(font['name'].names):
                    if record.nameID in (1, 4, 6, 16):
                        font['name'].setName(title, record.nameID, record.platformID, record.platEncID, record.langID)
                font.save(f'scripts/build/fonts/{family}-{weight}-{script}.ttf')


def main(vollkorn, inter):
    for script, text in (('basic', BASIC), ('west', WEST), ('east', EAST), ('greek', GREEK), ('cyrillic', CYRILLIC)):
        save(both(vollkorn, inter, text), script)
    for group, letters in LANGUAGES.items():
        # Kerning is a fifth of the file. Greek and Cyrillic text goes without it.
        features = ['locl'] if group in ('greek', 'cyrillic') else FEATURES
        forms = BULGARIAN if group == 'cyrillic' else LINING
        save(both(vollkorn, inter, BASIC + QUOTES + letters, features, forms), f'for-{group}')
    for_names(inter)
    for_pictures(vollkorn, inter)


if __name__ == '__main__':
    main(*sys.argv[1:3])
